import { type Draw, type Seat, seededDraw } from "@darbar/kernel";
import { coup, type Move, type Options, type State } from "../src/index.ts";

/** A position in which somebody is to act, and how it came about, for messages. */
export interface Start {
  readonly name: string;
  readonly state: State;
}

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

/** A run with so many positions of each table is a large one. */
const MANY = 12;

/** Positions at turn starts of random games: `each` for every table of 2, 3 and 4 seats, and some with 5 and 6. */
export function startsOfTurns(each: number): readonly Start[] {
  const starts: Start[] = [];
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
function startOf(options: Partial<Options>, seats: number, number: number): Start {
  const name = `${JSON.stringify(options)}, ${seats} seats, game ${number}`;
  const parsed = coup.options(options, seats);
  if (!parsed.ok) throw new Error(parsed.error);
  for (let attempt = 0; ; attempt++) {
    const draw = seededDraw(`${name}, attempt ${attempt}`);
    const state = coup.setup(parsed.value, seats);
    for (const event of coup.deal(state, draw)) coup.evolve(state, event);
    if (!playUntilTurn(state, 2 * number, draw)) continue;
    fillPurses(state, number, draw);
    return { name: `${name}, attempt ${attempt}`, state };
  }
}

/** Plays at random for so many turns; answers whether the game is still going on. */
function playUntilTurn(state: State, turns: number, draw: Draw): boolean {
  let begun = 0;
  while (state.winner === null) {
    if (state.question === "act" && begun++ === turns) return true;
    const seat = coup.waiting(state)[0];
    const decided = coup.decide(state, seat, randomMove(coup.legal(state, seat), draw), draw);
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) coup.evolve(state, event);
  }
  return false;
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

/** Mostly a pass where there is one, so that games last and purses fill. */
function randomMove(moves: readonly Move[], draw: Draw): Move {
  const places = moves.map((_, place) => place);
  if (moves[0].do === "pass" && draw.one([0, 1, 2, 3]) > 0) return moves[0];
  return moves[draw.one(places)];
}
