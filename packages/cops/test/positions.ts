import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { cops, type Mode, type Move, type State, VERSION } from "../src/index.ts";
import { disturb } from "./positions-made.ts";

/** A position in which somebody is to act, and how it came about, for messages. */
export interface Start {
  readonly name: string;
  readonly state: State;
}

const MODES: readonly Mode[] = ["base", "gang"];
const SEATS = [4, 5, 6, 7, 8];
/** One with which a few positions already bring every card to every moment; exhaustive.test.ts checks that. */
const SEED = "b";

/**
 * Positions at turn starts, so many of each game and number of seats: every other one as random play left it, the rest
 * with more on the table than play often brings together.
 */
export function startsOfTurns(each: number): readonly Start[] {
  return MODES.flatMap((mode) =>
    SEATS.flatMap((seats) => Array.from({ length: each }, (_, number) => startOf(mode, seats, number))),
  );
}

/** One position: the later its number, the longer it was played for. */
export function startOf(mode: Mode, seats: number, number: number): Start {
  const first: Seat = number % seats;
  for (let attempt = 0; ; attempt++) {
    const name = `${mode}, ${seats} seats, position ${number}, attempt ${attempt}`;
    const draw = seededDraw(`${SEED} ${name}`);
    const state = cops.setup({ version: VERSION, mode, first }, seats);
    for (const event of cops.deal(state, draw)) cops.evolve(state, event);
    if (!playUntilTurn(state, number % 2 === 0 ? number : 1, draw)) continue;
    return { name, state: number % 2 === 0 ? state : disturb(state, draw) };
  }
}

/** Plays at random for so many turns; answers whether the game is still going on. */
function playUntilTurn(state: State, turns: number, draw: Draw): boolean {
  while (state.outcome === null) {
    if (state.question === "act" && state.turns > turns) return true;
    const seat = cops.waiting(state)[0];
    const decided = cops.decide(state, seat, randomMove(cops.legal(state, seat), draw), draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) cops.evolve(state, event);
  }
  return false;
}

/** Mostly a pass where there is one, so that games last and hands stay full. */
function randomMove(moves: readonly Move[], draw: Draw): Move {
  if (moves[0].do === "pass" && draw.one([0, 1, 2, 3]) > 0) return moves[0];
  // First a kind of move, then one of it: there are so many ways to play some cards.
  const kind = draw.one([...new Set(moves.map((move) => move.do))]);
  const such = moves.filter((move) => move.do === kind);
  return such[draw.one(such.map((_, place) => place))];
}
