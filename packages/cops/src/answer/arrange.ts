import { type Draw, NO_SEATS, refuse, type Seat, takeCard } from "@darbar/kernel";
import { begin, beginTurn, type Decision, emit, facts } from "../decision.ts";
import { resolved } from "../flow.ts";
import { type Identity, isLeader, SLOTS } from "../identity.ts";
import type { Move } from "../move.ts";
import { playerAt, woundSlot } from "../player.ts";
import { type DecidedEvents, notAnAnswer } from "../refusal.ts";
import type { Card, State } from "../state.ts";

/** A player lays their cards: at the start all at once, sealed; later when a card has made them shuffle. */
export function decideArrange(table: State, seat: Seat, move: Move, draw: Draw): DecidedEvents {
  if (move.do !== "arrange") return notAnAnswer(table, move);
  if (!isOrderOf(playerAt(table, seat).cards, move.order)) return refuse("not-your-cards");
  const decision = begin(table, draw);
  if (table.playing !== null) {
    lay(decision, seat, move.order);
    resolved(decision);
    return facts(decision);
  }
  emit(decision, { type: "answered", seat, move });
  if (decision.table.awaited === NO_SEATS) layAll(decision);
  return facts(decision);
}

function isOrderOf(cards: readonly Card[], order: readonly Identity[]): boolean {
  const left = order.slice();
  for (const { kind } of cards) if (kind === null || !takeCard(left, kind)) return false;
  return left.length === 0;
}

function layAll(decision: Decision): void {
  const { answers, options } = decision.table;
  for (const [seat, answer] of answers.entries()) if (answer?.do === "arrange") lay(decision, seat, answer.order);
  beginTurn(decision, options.first);
}

/** cops 5: a wound token stays on its card, so everybody sees where that lies now. */
function lay(decision: Decision, seat: Seat, order: readonly Identity[]): void {
  const isWounded = woundSlot(playerAt(decision.table, seat)) !== null;
  const leader = SLOTS.find((slot) => isLeader(order[slot] ?? null)) ?? null;
  emit(decision, { type: "arranged", seat, order, wounded: isWounded ? leader : null });
}
