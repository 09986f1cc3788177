import type { Identity, Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { aimedAt } from "./people.ts";
import type { Reader } from "./reader.ts";
import { countText, sideAndLeaderText } from "./sure-side.ts";
import { both, equipmentName, identityList, identityName } from "./things.ts";

/** What is certain of a player, or else what of their cards the reader knows; `null` if nothing. */
export function aboutSeat(seat: Seat, reader: Reader): string | null {
  const { standing } = reader.view.players[seat];
  if (standing === "criminal") return reader.words.t("cops.about.criminal");
  return sideAndLeaderText(seat, reader) ?? cardsText(seat, reader);
}

/** What lies before a player, in short: what is face up, and what else the reader knows. */
function cardsText(seat: Seat, reader: Reader): string | null {
  const { view, words } = reader;
  const count = countText(seat, reader);
  if (count !== null) return count;
  const { cards } = view.players[seat];
  const kinds = (isUp: boolean): readonly Identity[] =>
    cards.flatMap(({ kind, up }) => (kind !== null && up === isUp ? [kind] : []));
  const up = kinds(true);
  const known = kinds(false);
  const said = [
    ...(up.length === 0 ? [] : [words.t("cops.about.up", { cards: identityList(up, words) })]),
    ...(known.length === 0 ? [] : [words.t("cops.about.known", { cards: identityList(known, words) })]),
  ];
  return said.length === 0 ? null : said.reduce((one, two) => both(one, two, words));
}

/** Where a gun points. */
export function aboutAim(seat: Seat, { view, words, names }: Reader): string {
  const { armed, aim } = view.players[seat];
  if (!armed) return words.t("cops.then.no-gun");
  return aim === null
    ? words.t("cops.then.aims-at-nobody")
    : words.t("cops.then.aims", aimedAt(aim, view.viewer, names));
}

/** The diamonds before a player. */
export function aboutDiamonds(seat: Seat, { view, words }: Reader): string {
  return words.t("cops.about.diamonds", { count: view.players[seat].diamonds });
}

/** What the reader knows of the equipment that a player holds. */
export function aboutEquipment(seat: Seat, { view, words }: Reader): string | null {
  const kind = view.players[seat].equipment[0]?.kind ?? null;
  return kind === null ? null : words.t("cops.about.equipment", { equipment: equipmentName(kind, words) });
}

/** What the reader knows of a card, and whether it bears the wound; `null` if nothing. */
export function aboutCard(seat: Seat, card: Slot, { view, words }: Reader): string | null {
  const { kind, up, wounded } = view.players[seat].cards[card];
  const said: string[] = [];
  if (kind !== null) {
    said.push(words.t(up ? "cops.then.up-card" : "cops.then.known-card", { kind: identityName(kind, words, "is") }));
  }
  if (wounded) said.push(words.t("cops.then.wounded"));
  return said.length === 0 ? null : said.reduce((one, two) => both(one, two, words));
}
