import { at, type Draw, ok, onlySeat, type Seat, type SeatSet, topCard } from "@darbar/kernel";
import { endingAfter } from "./end.ts";
import { foldDrew } from "./equipment-facts.ts";
import type { CopsEvent, Lasting, Moment, Question } from "./event.ts";
import { aimed, asked, DISARMED, opened, TURN } from "./event-table.ts";
import { evolve } from "./evolve.ts";
import type { Identity, Slot } from "./identity.ts";
import { foldLooked } from "./identity-facts.ts";
import type { ActionMove } from "./move.ts";
import { cardAt, playerAt } from "./player.ts";
import { foldAimed, foldAnnounced, foldAsked, foldMoment, foldTurn, foldWon } from "./question-facts.ts";
import type { DecidedEvents } from "./refusal.ts";
import type { Player, State } from "./state.ts";

/** A decision being worked out: the table, which each fact changes as it is stated, and the facts so far. */
export interface Decision {
  readonly table: State;
  readonly draw: Draw;
  /** How many facts there are. */
  count: number;
  /** Whether the facts so far have put a question: what goes on then waits for the answer. */
  asked: boolean;
}

/** What comes next when nobody is asked: a moment, or the aiming with which a turn ends (cops 2). */
export type Next = "aim" | Moment;

/** A decision with no facts yet. Only on the table itself: a view does not know the cards. */
export function begin(table: State, draw: Draw): Decision {
  return { table, draw, count: 0, asked: false };
}

/** The facts of the decision under way: there is never a second one. A list of its own would have room for more than most of them have. */
const STATED: CopsEvent[] = [];

/** What a decision has come to. Short lists, and nearly all are, are quicker written out than cut off. */
export function facts({ count }: Decision): DecidedEvents {
  const [first, second, third] = STATED as [CopsEvent, CopsEvent, CopsEvent];
  if (count === 1) return ok([first]);
  if (count === 2) return ok([first, second]);
  return ok(count === 3 ? [first, second, third] : STATED.slice(0, count));
}

/** States a fact that somebody else folds, or that need not be folded. */
export function state(decision: Decision, event: CopsEvent): void {
  STATED[decision.count++] = event;
}

/** States a fact, and its end if it ends the game. After that nothing is stated any more (cops 7: the first counts). */
export function emit(decision: Decision, event: CopsEvent): void {
  const { table } = decision;
  if (table.outcome !== null) return;
  state(decision, event);
  evolve(table, event);
  const outcome = endingAfter(table, event);
  if (outcome === null) return;
  state(decision, { type: "won", outcome });
  foldWon(table, outcome);
}

/*
 * The commonest facts are folded without being told apart first: none of them ends the game. A decision ends with a question, if the
 * game goes on.
 */

export function announce(decision: Decision, seat: Seat, action: ActionMove): void {
  if (decision.table.outcome !== null) return;
  state(decision, { type: "announced", seat, action });
  foldAnnounced(decision.table, action);
}

export function aim(decision: Decision, seat: Seat, target: Seat): void {
  if (decision.table.outcome !== null) return;
  state(decision, aimed(seat, target));
  foldAimed(decision.table, seat, target);
}

export function look(decision: Decision, by: Seat, seat: Seat, cards: readonly Slot[]): void {
  if (decision.table.outcome !== null) return;
  const player = playerAt(decision.table, seat);
  const looked = { type: "looked", by, seat, cards, kinds: kindsAt(player, cards) } as const;
  state(decision, looked);
  foldLooked(decision.table, looked);
}

export function ask(decision: Decision, question: Question, seat: Seat): void {
  decision.asked = true;
  if (decision.table.outcome !== null) return;
  const seats = onlySeat(seat);
  state(decision, asked(question, seats));
  foldAsked(decision.table, question, seats);
}

export function askInMoment(decision: Decision, moment: Moment, seats: SeatSet, resume: Moment | null): void {
  decision.asked = true;
  if (decision.table.outcome !== null) return;
  state(decision, opened(moment, seats, resume));
  foldMoment(decision.table, moment, seats, resume);
}

export function beginTurn(decision: Decision, seat: Seat): void {
  decision.asked = true;
  if (decision.table.outcome !== null) return;
  state(decision, at(TURN, seat));
  foldTurn(decision.table, seat);
}

export function turnUp(decision: Decision, seat: Seat, card: Slot): void {
  const { kind } = cardAt(playerAt(decision.table, seat), card);
  if (kind !== null) emit(decision, { type: "turned-up", seat, card, kind });
}

/** Draws equipment into a hand. There is always some left: most of the 21 cards can never be in hands (cops 7). */
export function drawEquipment(decision: Decision, seat: Seat): void {
  if (decision.table.outcome !== null) return;
  const equipment = topCard(decision.table.equipment, decision.draw);
  state(decision, { type: "drew", seat, equipment });
  foldDrew(decision.table, seat, equipment);
}

function kindsAt(player: Player, cards: readonly Slot[]): readonly (Identity | null)[] {
  const kind = cardAt(player, at(cards, 0)).kind;
  if (cards.length === 1 && kind !== null) return ONE_KIND[kind];
  return cards.map((card) => cardAt(player, card).kind);
}

/** What a look at one card shows, and nearly all are. */
const ONE_KIND: Readonly<Record<Identity, readonly Identity[]>> = {
  honest: ["honest"],
  crooked: ["crooked"],
  agent: ["agent"],
  kingpin: ["kingpin"],
};

/** A gun goes back to the table or into its holster, if there is one in hand. */
export function disarm(decision: Decision, seat: Seat): void {
  if (playerAt(decision.table, seat).armed) emit(decision, at(DISARMED, seat));
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
