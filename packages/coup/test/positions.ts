import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { anyMove, firstAsked, mostlyPass, playAtRandom, type Start, variantOf } from "@darbar/kernel/testing";
import { coup, type Move, type Options, type State } from "../src/index.ts";

/** The tables that the exhaustive runner visits, each with 2, 3 and 4 seats. */
const TABLES: readonly Partial<Options>[] = [
  { edition: "classic" },
  { edition: "classic", secondDefence: true },
  { edition: "classic", anarchist: true },
  { edition: "he" },
  { edition: "he", secondDefence: true },
  { edition: "ru" },
  { edition: "ru", character: "inquisitor" },
  { edition: "ru", blockers: "anyone" },
  { edition: "ru", character: "inquisitor", blockers: "anyone", secondDefence: true },
  { edition: "plus" },
  { edition: "plus", character: "inquisitor" },
  { edition: "plus", reformation: true },
  { edition: "plus", reformation: true, character: "inquisitor", secondDefence: true },
  { edition: "plus", reformation: true, anarchist: true },
];

/** So that purses fill. */
const CHOOSE = mostlyPass<Move>(anyMove);

/** A run with so many positions of each table is a large one. */
const MANY = 12;

/** Positions at turn starts of random games: `each` for every table of 2, 3 and 4 seats, and some with 5 and 6. */
export function startsOfTurns(each: number): readonly Start<State>[] {
  const starts: Start<State>[] = [];
  const add = (options: Partial<Options>, seats: number, count: number): void => {
    for (let number = 0; number < count; number++) starts.push(startOf(options, seats, number));
  };
  for (const options of TABLES) {
    for (const seats of [2, 3, 4]) add({ ...options, draft: false }, seats, each);
    // A bomb that goes round among six, or five who can block and block again, have too many ways to go.
    if (options.anarchist !== true && options.blockers !== "anyone") add(options, 5, each / 4);
    if (options.anarchist !== true && options.blockers !== "anyone") add(options, 6, each / 4);
    const draft = { ...options, draft: true };
    if (coup.options(draft, 2).ok) add(draft, 2, each / 4);
  }
  // These few take as long as all the others of a small run.
  if (each < MANY) return starts;
  add({ edition: "ru", blockers: "anyone" }, 5, 2);
  add({ edition: "ru", blockers: "anyone" }, 6, 1);
  return starts;
}

/** Plays at random and stops at a turn start: the first turns, then ever later ones. */
function startOf(options: Partial<Options>, seats: number, number: number): Start<State> {
  const name = `${JSON.stringify(options)}, ${seats} seats, game ${number}`;
  const variant = variantOf(coup, options, seats);
  for (let attempt = 0; ; attempt++) {
    const draw = seededDraw(`${name}, attempt ${attempt}`);
    let begun = 0;
    const until = ({ question }: State) => question === "act" && begun++ === 2 * number;
    const { state } = playAtRandom(coup, variant, draw, { who: firstAsked, choose: CHOOSE, until });
    if (coup.outcome(state) !== null) continue;
    fillPurses(state, number, draw);
    return { name: `${name}, attempt ${attempt}`, state };
  }
}

/** Random games are poor. Half of the positions get coins from the treasury, for what only the rich can do. */
function fillPurses(state: State, number: number, draw: Draw): void {
  if (number % 2 === 0) return;
  const pay = (to: Seat | "reserve", coins: number): void => {
    const given = Math.min(coins, state.treasury);
    coup.evolve(state, { type: "paid", from: "treasury", to, coins: given });
  };
  pay(state.turn, draw.one([3, 5, 6, 7, 9]));
  if (state.options.reformation) pay("reserve", draw.one([0, 1, 2, 5]));
}
