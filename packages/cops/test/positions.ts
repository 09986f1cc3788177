import { type Seat, seededDraw } from "@darbar/kernel";
import { anyMove, mostlyPass, playUntil, type Start } from "@darbar/kernel/testing";
import { cops, type Mode, type Move, type State, VERSION } from "../src/index.ts";
import { disturb } from "./positions-made.ts";

const MODES: readonly Mode[] = ["base", "gang"];
const SEATS = [4, 5, 6, 7, 8];
/** One with which a few positions already bring every card to every moment; exhaustive.test.ts checks that. */
const SEED = "b";

/** First a kind of move, then one of it: there are so many ways to play some cards. */
const CHOOSE = mostlyPass<Move>((moves, draw) => {
  const kind = draw.one([...new Set(moves.map((move) => move.do))]);
  return anyMove(
    moves.filter((move) => move.do === kind),
    draw,
  );
});

/**
 * Positions at turn starts, so many of each game and number of seats: every other one as random play left it, the rest
 * with more on the table than play often brings together.
 */
export function startsOfTurns(each: number): readonly Start<State>[] {
  return MODES.flatMap((mode) =>
    SEATS.flatMap((seats) => Array.from({ length: each }, (_, number) => startOf(mode, seats, number))),
  );
}

/** One position: the later its number, the longer it was played for. */
export function startOf(mode: Mode, seats: number, number: number): Start<State> {
  const first: Seat = number % seats;
  for (let attempt = 0; ; attempt++) {
    const name = `${mode}, ${seats} seats, position ${number}, attempt ${attempt}`;
    const draw = seededDraw(`${SEED} ${name}`);
    const state = cops.setup({ version: VERSION, mode, first }, seats);
    const turns = number % 2 === 0 ? number : 1;
    const isReached = (reached: State) => reached.question === "act" && reached.turns > turns;
    if (!playUntil(cops, state, isReached, CHOOSE, draw)) continue;
    return { name, state: number % 2 === 0 ? state : disturb(state, draw) };
  }
}
