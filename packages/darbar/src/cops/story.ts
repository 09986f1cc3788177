import { type CopsEvent, isConcealed, isReversed, type Player, RULES, type State, teamOf } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { diamondsText, equipmentName, gunsText, partyName } from "@darbar/words/cops/things";
import { signsOf } from "../text/direction.ts";
import { DOT, handRows, type Line } from "../text/line.ts";
import type { Voice } from "../text/voice.ts";
import { unbroken } from "../text/wrap.ts";
import { cardInShort } from "./card-in-short.ts";

/** How deep a line is indented: what follows an action, or is played in answer, lies under it. */
export function depthOf(event: CopsEvent, before: State): number {
  if (event.type === "won") return 0;
  if (event.type === "announced" || event.type === "dealt" || event.type === "arranged") return 1;
  return event.type === "played" && before.question === "act" ? 1 : 2;
}

/** How the cards lie at the start shows in the hands. */
export function isLaidOut({ type }: CopsEvent): boolean {
  return type === "dealt" || type === "arranged";
}

/** What lies before every player, one line each, as far as the viewer knows. */
export function hands(view: State, voice: Voice): readonly Line[] {
  return handRows(view, voice, (seat) => handOf(view, seat, voice));
}

function handOf(view: State, seat: Seat, { words, names }: Voice): readonly string[] {
  const { t } = words;
  const player = view.players[seat];
  const { standing, cards, equipment, diamonds } = player;
  const parts = [
    standing === "criminal" ? t("cops.seat.criminal") : cards.map((card) => cardInShort(card, words)).join(" "),
  ];
  if (knowsAll(player)) parts.push(partyName(teamOf(player), words));
  if (standing === "out") parts.push(t("table.out"));
  if (player.armed) parts.push(gunOf(player, { words, names }));
  for (const { kind } of equipment) parts.push(kind === null ? t("cops.table.deck") : equipmentName(kind, words));
  if (isConcealed(player)) parts.push(equipmentName("disguise", words));
  if (isReversed(player)) parts.push(equipmentName("planted-evidence", words));
  if (RULES[view.options.mode].diamonds > 0) parts.push(diamondsText(diamonds, words));
  return parts;
}

function knowsAll({ cards }: Player): boolean {
  return cards.length > 0 && cards.every(({ kind }) => kind !== null);
}

function gunOf({ aim }: Player, { words, names }: Voice): string {
  const gun = words.t("cops.seat.gun");
  return aim === null ? gun : `${gun} ${signsOf(words.language).arrow} ${names(aim)}`;
}

/** Where the guns and the diamonds are. */
export function standings(view: State, { words, names }: Voice): string {
  const { ownGuns, diamonds } = RULES[view.options.mode];
  const { arrow } = signsOf(words.language);
  const guns = view.players.flatMap(({ armed, aim }, seat) =>
    armed ? [`${names(seat)} ${arrow} ${aim === null ? "–" : names(aim)}`] : [],
  );
  const counted = view.players.flatMap((player, seat) =>
    diamonds > 0 && player.diamonds > 0 ? [`${names(seat)} ◆${words.number(player.diamonds)}`] : [],
  );
  return [...guns, ...(ownGuns ? [] : [gunsText(view.guns, words)]), ...counted].map(unbroken).join(DOT);
}
