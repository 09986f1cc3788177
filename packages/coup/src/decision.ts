import {
  at,
  type Draw,
  deckSize,
  type Knowers,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type SeatSet,
  topCard,
  withoutSeat,
} from "@darbar/kernel";
import type { ActionRule } from "./action-table.ts";
import type { Character, Claim } from "./character.ts";
import type { CoupEvent, Purse } from "./event.ts";
import { type Ask, announced, asked, lost, OUT, paid, TURN } from "./event-table.ts";
import { evolve } from "./evolve.ts";
import * as fold from "./fold.ts";
import { type Action, knownHand, livingAt, type Proven, playerAt, rulesOf, type State } from "./state.ts";

/**
 * A decision being worked out: the table, into which each fact is folded as it is said, and the facts so far. Whatever rule
 * comes next reads the table as the facts have left it.
 */
export interface Decision {
  readonly state: State;
  readonly draw: Draw;
  /** How many facts there are. */
  count: number;
  /** What has been proven and is still to be replaced, in the order shown. */
  proven: readonly Proven[];
}

/** A decision with no facts yet. Only on the table itself: a view does not know the hands. */
export function begin(state: State, draw: Draw): Decision {
  return { state, draw, count: 0, proven: state.proven };
}

/** The facts of the decision under way: there is never a second one. A list of its own would have room for more than most of them have. */
const SAID: CoupEvent[] = [];

/** Says a fact that somebody else folds, or that changes nothing on the table. */
export function say(decision: Decision, event: CoupEvent): void {
  SAID[decision.count++] = event;
}

/** What the decision has come to. Short lists, and nearly all are, are quicker written out than cut off. */
export function facts({ count }: Decision): Result<readonly CoupEvent[], Refusal> {
  const [first, second, third, fourth, fifth] = SAID as [CoupEvent, CoupEvent, CoupEvent, CoupEvent, CoupEvent];
  switch (count) {
    case 1:
      return ok([first]);
    case 2:
      return ok([first, second]);
    case 3:
      return ok([first, second, third]);
    case 4:
      return ok([first, second, third, fourth]);
    case 5:
      return ok([first, second, third, fourth, fifth]);
    default:
      return ok(SAID.slice(0, count));
  }
}

/** Says a fact, and folds it. What is said most has a way of its own. */
export function tell(decision: Decision, event: CoupEvent): void {
  say(decision, event);
  evolve(decision.state, event);
}

/** A player acts; gives back what is under way then. */
export function announce(
  decision: Decision,
  rule: ActionRule,
  seat: Seat,
  target: Seat | null,
  as: Claim | null,
): Action {
  const { event, action, claim } = announced(rule, seat, target, as);
  say(decision, event);
  fold.announce(decision.state, action, claim);
  return action;
}

/** The turn passes. */
export function beginTurn(decision: Decision, seat: Seat): void {
  say(decision, at(TURN, seat));
  fold.beginTurn(decision.state, seat);
}

/** A player's face-down cards, as the facts so far have left them. */
export function handOf({ state }: Decision, seat: Seat): readonly Character[] {
  return knownHand(playerAt(state, seat));
}

/** Puts a question to some seats. */
export function ask(decision: Decision, question: Ask, seats: SeatSet): void {
  say(decision, asked(question, seats));
  fold.ask(decision.state, question.name, seats);
}

/** Moves coins; the treasury and the reserve give what they have. */
export function pay(decision: Decision, from: Purse, to: Purse, wanted: number): void {
  const coins = Math.min(wanted, coinsIn(decision.state, from)); // coup 9: treasury runs short
  if (coins === 0) return;
  say(decision, paid(from, to, coins));
  fold.pay(decision.state, from, to, coins);
}

function coinsIn(state: State, purse: Purse): number {
  if (typeof purse === "number") return playerAt(state, purse).coins;
  return purse === "treasury" ? state.treasury : state.reserve;
}

/** Turns one of a player's cards face up; without another one they are out at once (coup 2, 3). */
export function lose(decision: Decision, seat: Seat, card: Character): void {
  say(decision, lost(seat, card));
  fold.lose(decision.state, seat, card);
  dropProven(decision, seat, card);
  if (handOf(decision, seat).length === 0) say(decision, at(OUT, seat));
}

/** Returns cards from a hand to the Court, the way the edition does it (coup 4). */
export function giveBack(decision: Decision, seat: Seat, cards: readonly Character[], knownTo: Knowers): void {
  const { state } = decision;
  const event = { type: "returned", seat, cards, to: rulesOf(state).returnedCards, knownTo } as const;
  say(decision, event);
  fold.giveBack(state, event);
  for (const card of cards) dropProven(decision, seat, card);
}

/** Draws cards from the Court into a hand: as many as there are, if there are too few (coup 9). */
export function drawInto(decision: Decision, seat: Seat, wanted: number): void {
  const { state, draw } = decision;
  const count = Math.min(wanted, deckSize(state.court));
  const cards: Character[] = [];
  while (cards.length < count) {
    const card = topCard(state.court, draw);
    fold.draw(state, seat, card);
    cards.push(card);
  }
  say(decision, { type: "drew", seat, cards });
}

/** Where cards are proven, one that leaves a hand in which its kind is proven is that one: nothing is left to replace. */
function dropProven(decision: Decision, seat: Seat, card: Character): void {
  if (decision.proven.length === 0 || rulesOf(decision.state).whatIsProven === "character") return;
  decision.proven = decision.proven.filter((proven) => proven.seat !== seat || proven.card !== card);
}

/** The living players but one. */
export function livingBut({ state }: Decision, but: Seat): SeatSet {
  return withoutSeat(livingAt(state), but);
}
