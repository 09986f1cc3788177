import type { CoupEvent, Player, State } from "@darbar/coup";
import { allegianceName, cardsInWords, characterName } from "@darbar/words/coup/characters";
import type { Words } from "@darbar/words/words";
import { DOT, handRows, type Line } from "../text/line.ts";
import type { Voice } from "../text/voice.ts";
import { unbroken } from "../text/wrap.ts";

/** How deep a line is indented; reactions to an action lie under it. */
export function depthOf({ type }: CoupEvent): number {
  switch (type) {
    case "won":
      return 0;
    case "announced":
    case "dealt":
    case "drafted":
    case "sided":
      return 1;
    default:
      return 2;
  }
}

/** The deal shows in the hands. */
export function isLaidOut({ type }: CoupEvent): boolean {
  return type === "dealt";
}

/** Every player's cards and coins, one line each, as far as the viewer knows them. */
export function hands(view: State, voice: Voice): readonly Line[] {
  return handRows(view, voice, (seat) => handOf(view.players[seat], voice.words));
}

function handOf({ hidden, shown, coins, allegiance }: Player, words: Words): readonly string[] {
  const { t } = words;
  const known = hidden.filter((card) => card !== null);
  const lost = shown.length === 0 ? [] : [`${t("table.lost")}: ${cardsInWords(shown, words, "name")}`];
  if (hidden.length === 0) return [t("table.out"), ...lost];
  const unknown = hidden.length - known.length;
  return [
    ...(known.length === 0 ? [] : [words.list(known.map((card) => characterName(card, words)))]),
    ...(unknown === 0 ? [] : [t("table.face-down", { count: unknown })]),
    ...lost,
    t("table.coins", { count: coins }),
    ...(allegiance === null ? [] : [allegianceName(allegiance, words)]),
  ];
}

/** Where the coins are, in one line. */
export function standings(view: State, { words, names }: Voice): string {
  const { t, number } = words;
  const purses = view.players.map(
    ({ hidden, coins }, seat) => `${names(seat)} ${hidden.length === 0 ? "–" : number(coins)}`,
  );
  const bank = [`${t("table.treasury")} ${number(view.treasury)}`];
  if (view.options.reformation) bank.push(`${t("table.reserve")} ${number(view.reserve)}`);
  return [...purses, ...bank].map(unbroken).join(DOT);
}
