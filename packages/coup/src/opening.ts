import {
  allSeats,
  clockwise,
  copyDeck,
  type Draw,
  drawCard,
  NO_SEATS,
  onlySeat,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  seatsOf,
} from "@darbar/kernel";
import { type Allegiance, type Character, charactersWith, EXCHANGERS, type Exchanger, opposite } from "./character.ts";
import { begin, facts, tell } from "./decision.ts";
import type { CoupEvent } from "./event.ts";
import type { Move } from "./move.ts";
import { byName, KEEP, SIDE } from "./move-table.ts";
import { INFLUENCE, type State } from "./state.ts";

/** The deal, seat by seat, two cards each; in the draft each player first chooses one of their own five (coup 1). */
export function deal(state: State, draw: Draw): readonly CoupEvent[] {
  const everyone = seatsOf(allSeats(state.players.length));
  if (state.options.draft) return [{ type: "asked", question: "keep", seats: everyone }];
  return [dealt(state, draw, INFLUENCE), afterTheDeal(state)];
}

function dealt(state: State, draw: Draw, each: 1 | typeof INFLUENCE): CoupEvent {
  const court = copyDeck(state.court);
  // Written out: a list that grows has room for many more.
  const hand = (): readonly Character[] =>
    each === 1 ? [drawCard(court, draw)] : [drawCard(court, draw), drawCard(court, draw)];
  return { type: "dealt", hands: state.players.map(hand) };
}

/** With Reformation the starting seat chooses a side before it plays (coup 6). */
function afterTheDeal(state: State): CoupEvent {
  const { first, reformation } = state.options;
  if (reformation) return { type: "asked", question: "side", seats: seatsOf(onlySeat(first)) };
  return { type: "turn", seat: first };
}

const LEGAL_KEEPS = byName(EXCHANGERS, (exchanger: Exchanger) => charactersWith(exchanger).map((card) => KEEP[card]));

/** The cards one can keep in the draft: one of each character. */
export function legalKeeps(view: State): readonly Move[] {
  return LEGAL_KEEPS[view.options.character];
}

/** A player keeps a card, secretly; when both have, the third set is dealt, one card each. */
export function decideKeep(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly CoupEvent[], Refusal> {
  if (move.do !== "keep") return refuse("not-an-answer", { move: move.do, question: state.question });
  if (!charactersWith(state.options.character).includes(move.card)) return refuse("not-held", { card: move.card });
  const decision = begin(state, draw);
  tell(decision, { type: "answered", seat, move });
  if (state.awaited === NO_SEATS) {
    tell(decision, { type: "drafted", cards: state.answers.map(cardToKeep) });
    tell(decision, dealt(state, draw, 1));
    tell(decision, afterTheDeal(state));
  }
  return facts(decision);
}

function cardToKeep(answer: Move | null): Character | null {
  return answer?.do === "keep" ? answer.card : null;
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
