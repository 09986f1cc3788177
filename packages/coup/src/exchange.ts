import {
  type Draw,
  NO_SEATS,
  onlySeat,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  seatsOf,
  without,
} from "@darbar/kernel";
import { EXCHANGED } from "./action-table.ts";
import { CHARACTERS, type Character, placeOf } from "./character.ts";
import { ask, begin, type Decision, drawInto, facts, giveBack, livingBut } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import { ASK } from "./event-table.ts";
import type { Move } from "./move.ts";
import { returning } from "./move-table.ts";
import { INFLUENCE, knownHand, playerAt, rulesOf, type State } from "./state.ts";
import { endTurn } from "./turn.ts";

/** Draws from the Court into the hand, and asks which cards go back (coup 2, 5). */
export function beginExchange(decision: Decision, seat: Seat): void {
  if (livingBut(decision, seat) === NO_SEATS) return endTurn(decision); // Won already: nothing is left to choose for.
  drawInto(decision, seat, EXCHANGED[decision.state.options.character]);
  ask(decision, ASK.return, onlySeat(seat));
}

/** Every choice of cards to return, each once; where they lie under the deck in order, every order. Listed once for each hand. */
export function legalReturns(view: State, seat: Seat): readonly Move[] {
  const hand = knownHand(playerAt(view, seat));
  const count = countToReturn(view, seat);
  const ordered = rulesOf(view).returnedCards === "under";
  let what = count * 2 + (ordered ? 1 : 0);
  for (const card of hand) what = what * (CHARACTERS.length + 1) + placeOf(card) + 1;
  const known = LISTS.get(what);
  if (known !== undefined) return known;
  const listed = listReturns(hand, count, ordered);
  LISTS.set(what, listed);
  return listed;
}

const LISTS = new Map<number, readonly Move[]>();

function listReturns(hand: readonly Character[], count: number, ordered: boolean): readonly Move[] {
  const moves: Move[] = [];
  const add = (move: Move): void => {
    if (!moves.includes(move)) moves.push(move);
  };
  if (count === 0) add(returning());
  for (let first = 0; first < hand.length && count > 0; first++) {
    if (count === 1) add(returning(hand[first]));
    else addPairs(hand, first, ordered, add);
  }
  return moves;
}

function addPairs(hand: readonly Character[], first: number, ordered: boolean, add: (move: Move) => void): void {
  const one = hand[first];
  for (let second = 0; second < hand.length; second++) {
    const other = hand[second];
    if (second === first || one === undefined || other === undefined) continue;
    if (ordered || one <= other) add(returning(one, other));
  }
}

/** The player puts back what they do not keep. */
export function decideReturn(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "return") return refuse("not-an-answer", { move: move.do, question: state.question });
  const count = countToReturn(state, seat);
  if (move.cards.length !== count) return refuse("wrong-count", { count, given: move.cards.length });
  const missing = firstMissing(playerAt(state, seat).hidden, move.cards);
  if (missing !== null) return refuse("not-held", { card: missing });
  const decision = begin(state, draw);
  giveBack(decision, seat, move.cards, seatsOf(onlySeat(seat)));
  endTurn(decision);
  return facts(decision);
}

/** As many as were drawn: what the hand holds beyond the player's influence (coup 9: draw what is there). */
function countToReturn(view: State, seat: Seat): number {
  const { hidden, shown } = playerAt(view, seat);
  return hidden.length - (INFLUENCE - shown.length);
}

function firstMissing(hand: readonly (Character | null)[], cards: readonly Character[]): Character | null {
  let left = hand;
  for (const card of cards) {
    const rest = without(left, card);
    if (rest === left) return card;
    left = rest;
  }
  return null;
}
