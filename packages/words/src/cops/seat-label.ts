import type { HeardClaim, Slot, State } from "@darbar/cops";
import { RULES } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Sitter } from "@darbar/protocol";
import { awayText } from "../away.ts";
import type { Words } from "../words.ts";
import { bubbleOf } from "./bubble.ts";
import { claimsAtText, claimsByText } from "./claims.ts";
import type { Names } from "./contract.ts";
import { aimedAt, doer } from "./people.ts";
import { equipmentName, identityName, nthCard, peopleList } from "./things.ts";

/** What a seat's label is told besides the table. */
export interface Told {
  readonly words: Words;
  readonly names: Names;
  readonly sitter: Sitter | null;
  /** What was said of cards. */
  readonly claims: readonly HeardClaim[];
  readonly isOver: boolean;
  readonly isAwaited: boolean;
}

/** Everything that can be seen of a seat, in one sentence for screen readers. */
export function seatLabel(view: State, seat: Seat, told: Told): string {
  const { words, names, sitter } = told;
  const { t } = words;
  const parts = [names(seat)];
  if (sitter?.kind === "bot") parts.push(t("table.is-bot"));
  const away = awayText(sitter, words);
  if (away !== null) parts.push(away);
  parts.push(...standingParts(view, seat, told));
  if (told.isAwaited) parts.push(t("table.is-awaited"));
  parts.push(...gunParts(view, seat, words, names));
  for (const [slot] of view.players[seat].cards.entries()) parts.push(cardPart(view, seat, slot as Slot, told));
  parts.push(...equipmentParts(view, seat, words));
  if (RULES[view.options.mode].diamonds > 0) {
    parts.push(t("cops.seat.diamonds", { count: view.players[seat].diamonds }));
  }
  const claimed = claimsByText(told.claims, seat, words);
  if (claimed !== null) parts.push(claimed);
  const bubble = bubbleOf(view, seat, words, names);
  if (bubble !== null) parts.push(t("cops.seat.says", { text: bubble }));
  return parts.reduce((one, two) => t("table.label", { one, two }));
}

/** Who aims at whom, a sentence for each gun that points at somebody. */
export function aimsText({ players, viewer }: State, { t }: Words, names: Names): readonly string[] {
  return players.flatMap(({ aim }, seat) => {
    if (aim === null) return [];
    return [t("cops.event.aimed", { ...doer(seat, viewer, names), ...aimedAt(aim, viewer, names) })];
  });
}

function standingParts(view: State, seat: Seat, { words: { t }, isOver }: Told): readonly string[] {
  const parts: string[] = [];
  const { standing } = view.players[seat];
  if (standing === "criminal") parts.push(t("cops.seat.criminal"));
  if (standing === "out") parts.push(t(isStillOpen(view, seat) ? "cops.seat.down" : "cops.seat.out"));
  if (view.outcome?.winners.includes(seat)) parts.push(t("table.has-won"));
  else if (!isOver && view.turn === seat && view.turns > 0) parts.push(t("table.has-turn"));
  return parts;
}

/** cops 4: a player who has just been eliminated may still be asked, or brought back. */
function isStillOpen({ moment, question, playing, fallen }: State, seat: Seat): boolean {
  const isOpen = moment === "eliminated" && (question === "moment" || playing !== null);
  return isOpen && fallen.some((each) => each.seat === seat);
}

function gunParts({ players, viewer }: State, seat: Seat, words: Words, names: Names): readonly string[] {
  const { armed, aim } = players[seat];
  const parts: string[] = [];
  if (armed && aim === null) parts.push(words.t("cops.seat.gun"));
  if (armed && aim !== null) parts.push(words.t("cops.seat.gun.at", aimedAt(aim, viewer, names)));
  const aiming = players.flatMap((player, other) => (player.aim === seat ? [other] : []));
  if (aiming.length === 0) return parts;
  return [...parts, words.t("cops.seat.aimed-at", { names: peopleList(aiming, viewer, words, names) })];
}

function cardPart(view: State, seat: Seat, slot: Slot, { words, names, claims }: Told): string {
  const { kind, up, wounded } = view.players[seat].cards[slot];
  const card = nthCard(slot, words);
  const part =
    kind === null
      ? words.t("cops.seat.card.unknown", { card })
      : words.t(up ? "cops.seat.card.up" : "cops.seat.card.known", { card, kind: identityName(kind, words, "is") });
  const whole = wounded ? words.t("cops.seat.card.wounded", { part }) : part;
  const said = claimsAtText(claims, [seat, slot], view.viewer, words, names);
  return said === null ? whole : words.t("table.label", { one: whole, two: said });
}

/** What a seat holds, by name where the viewer knows it, and what lies before it. */
function equipmentParts({ players }: State, seat: Seat, words: Words): readonly string[] {
  const { equipment, lying, standing } = players[seat];
  const held = equipment.map(({ kind }) => {
    if (kind === null) return words.t("cops.seat.equipment");
    return words.t("cops.seat.equipment.known", { equipment: equipmentName(kind, words) });
  });
  if (held.length === 0 && standing === "in") held.push(words.t("cops.seat.equipment.none"));
  const laid = lying.map((card) => words.t("cops.seat.lying", { equipment: equipmentName(card.equipment, words) }));
  return [...held, ...laid];
}
