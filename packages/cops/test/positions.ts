import { type Seat, seededDraw } from "@darbar/kernel";
import { anyKind, firstAsked, mostlyPass, playAtRandom, type Start } from "@darbar/kernel/testing";
import { cops, type Mode, type Move, type State, VERSION } from "../src/index.ts";
import { disturb } from "./positions-made.ts";

const MODES: readonly Mode[] = ["base", "gang"];
const SEATS = [4, 5, 6, 7, 8];
/** One with which a few positions already bring every card to every moment; exhaustive.test.ts checks that. */
const SEED = "b";

const CHOOSE = mostlyPass<Move>(anyKind);

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
    const turns = number % 2 === 0 ? number : 1;
    const until = ({ question, turns: begun }: State) => question === "act" && begun > turns;
    const variant = { options: { version: VERSION, mode, first }, seats };
    const { state } = playAtRandom(cops, variant, draw, { who: firstAsked, choose: CHOOSE, until });
    if (cops.outcome(state) !== null) continue;
    return { name, state: number % 2 === 0 ? state : disturb(state, draw) };
  }
}
