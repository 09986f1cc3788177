import { copyDeck, type Draw, drawCard, onlySeat, type Seat, seatsOf } from "@darbar/kernel";
import { endingAfter } from "./end.ts";
import type { CopsEvent, Lasting, Moment, Question } from "./event.ts";
import { evolve } from "./evolve.ts";
import type { Slot } from "./identity.ts";
import { cardAt, playerAt } from "./player.ts";
import type { State } from "./state.ts";

/** A decision being worked out: the facts so far, and the table, which each of them changes as it is stated. */
export interface Decision {
  readonly table: State;
  readonly draw: Draw;
  readonly events: CopsEvent[];
  /** Whether the facts so far have put a question: what goes on then waits for the answer. */
  asked: boolean;
}

/** What comes next when nobody is asked: a moment, or the aiming with which a turn ends (cops 2). */
export type Next = "aim" | Moment;

/** A decision with no facts yet. Only on the table itself: a view does not know the cards. */
export function begin(table: State, draw: Draw): Decision {
  return { table, draw, events: [], asked: false };
}

/** States a fact, and its end if it ends the game. After that nothing is stated any more (cops 7: the first counts). */
export function emit(decision: Decision, event: CopsEvent): void {
  const { table, events } = decision;
  if (table.outcome !== null) return;
  events.push(event);
  evolve(table, event);
  const outcome = endingAfter(table, event);
  if (outcome === null) return;
  const won: CopsEvent = { type: "won", outcome };
  events.push(won);
  evolve(table, won);
}

/** States the last fact of a decision, which opens a question. */
export function conclude(decision: Decision, event: CopsEvent & { type: "asked" | "moment" | "turn" }): void {
  const { table, events } = decision;
  decision.asked = true;
  if (table.outcome !== null) return;
  events.push(event);
  evolve(table, event);
}

export function ask(decision: Decision, question: Question, seat: Seat): void {
  conclude(decision, { type: "asked", question, seats: seatsOf(onlySeat(seat)) });
}

export function turnUp(decision: Decision, seat: Seat, card: Slot): void {
  const { kind } = cardAt(playerAt(decision.table, seat), card);
  if (kind !== null) emit(decision, { type: "turned-up", seat, card, kind });
}

/** Draws equipment into a hand. There is always some left: most of the 21 cards can never be in hands (cops 7). */
export function drawEquipment(decision: Decision, seat: Seat): void {
  if (decision.table.outcome !== null) return;
  const equipment = drawCard(copyDeck(decision.table.equipment), decision.draw);
  emit(decision, { type: "drew", seat, equipment });
}

export function look(decision: Decision, by: Seat, seat: Seat, cards: readonly Slot[]): void {
  const player = playerAt(decision.table, seat);
  emit(decision, { type: "looked", by, seat, cards, kinds: cards.map((card) => cardAt(player, card).kind) });
}

/** A gun goes back to the table or into its holster, if there is one in hand. */
export function disarm(decision: Decision, seat: Seat): void {
  if (playerAt(decision.table, seat).armed) emit(decision, { type: "disarmed", seat });
}

/** A player's equipment goes under the deck, unseen by others. */
export function discardAll(decision: Decision, seat: Seat): void {
  for (const { kind } of playerAt(decision.table, seat).equipment) {
    emit(decision, { type: "discarded", seat, equipment: kind });
  }
}

/** The card that is being played lies before a player from now on. */
export function layBefore(decision: Decision, seat: Seat, lasting: Lasting): void {
  const { playing } = decision.table;
  if (playing !== null) emit(decision, { type: "laid", equipment: playing.equipment, seat, lasting });
}
