import {
  allSeats,
  clockwise,
  copyDeck,
  type Draw,
  drawCard,
  onlySeat,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  seatsOf,
} from "@darbar/kernel";
import { type Allegiance, type Character, charactersWith, opposite } from "./character.ts";
import { begin, facts, tell } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import type { Move } from "./move.ts";
import { KEEP, SIDE } from "./move-table.ts";
import { INFLUENCE, type State } from "./state.ts";

/** The deal, seat by seat, two cards each; in the draft each player first chooses one of their own five (coup 1). */
export function deal(state: State, draw: Draw): readonly CoupEvent[] {
  const everyone = seatsOf(allSeats(state.players.length));
  if (state.options.draft) return [{ type: "asked", question: "keep", seats: everyone }];
  return [dealt(state, draw, INFLUENCE), afterTheDeal(state)];
}

function dealt(state: State, draw: Draw, each: number): CoupEvent {
  const court = copyDeck(state.court);
  const hands = state.players.map(() => {
    const hand: Character[] = [];
    while (hand.length < each) hand.push(drawCard(court, draw));
    return hand;
  });
  return { type: "dealt", hands };
}

/** With Reformation the starting seat chooses a side before it plays (coup 6). */
function afterTheDeal(state: State): CoupEvent {
  const { first, reformation } = state.options;
  if (reformation) return { type: "asked", question: "side", seats: seatsOf(onlySeat(first)) };
  return { type: "turn", seat: first };
}

/** The cards one can keep in the draft: one of each character. */
export function legalKeeps(view: State): readonly Move[] {
  return charactersWith(view.options.character).map((card) => KEEP[card]);
}

/** A player keeps a card, secretly; when both have, the third set is dealt, one card each. */
export function decideKeep(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "keep") return refuse("not-an-answer", { move: move.do, question: state.question });
  if (!charactersWith(state.options.character).includes(move.card)) return refuse("not-held", { card: move.card });
  const decision = begin(state, draw);
  tell(decision, { type: "answered", seat, move });
  const cards = state.answers.flatMap((answer) => (answer?.do === "keep" ? [answer.card] : []));
  if (cards.length === state.answers.length) {
    tell(decision, { type: "drafted", cards });
    tell(decision, dealt(state, draw, 1));
    tell(decision, afterTheDeal(state));
  }
  return facts(decision);
}

export const LEGAL_SIDES: readonly Move[] = [SIDE.loyalist, SIDE.reformist];

/** coup 6: the starting seat chooses; going clockwise each next seat takes the opposite of the one before. */
export function decideSide(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "side") return refuse("not-an-answer", { move: move.do, question: state.question });
  const seats = state.players.length;
  const allegiances: Allegiance[] = new Array<Allegiance>(seats).fill(move.allegiance);
  let allegiance = move.allegiance;
  for (let next = clockwise(seat, seats); next !== seat; next = clockwise(next, seats)) {
    allegiance = opposite(allegiance);
    allegiances[next] = allegiance;
  }
  const decision = begin(state, draw);
  tell(decision, { type: "sided", allegiances });
  tell(decision, { type: "turn", seat });
  return facts(decision);
}
