import { type CopsEvent, cops, type Move, type State, type Variant } from "@darbar/cops";
import type { Draw, Seat } from "@darbar/kernel";
import { randomMoves } from "../src/baselines/random-moves.ts";
import { type Budget, look } from "../src/bot.ts";
import type { CopsBot, CopsSight } from "../src/cops/game.ts";

/** Plays legal moves at random, each as likely. */
export const randomCops: CopsBot = randomMoves();

/** Something that watches a game: called before each move, with all that has happened. */
type Watch = (state: State, seat: Seat, events: readonly CopsEvent[], move: Move, sight: CopsSight) => void;

/** Nobody has seen a game as long as this. */
const NO_END_IN_SIGHT = 1000;

/** Plays a whole game between bots, one for each seat; gives back the table at its end. */
export function playCops(
  { options, seats }: Variant,
  bots: readonly CopsBot[],
  draw: Draw,
  watch?: Watch,
  budget?: Budget,
): State {
  const state = cops.setup(options, seats);
  const events: CopsEvent[] = [];
  const fold = (facts: readonly CopsEvent[]): void => {
    for (const event of facts) {
      events.push(event);
      cops.evolve(state, event);
    }
  };
  fold(cops.deal(state, draw));
  while (cops.outcome(state) === null) {
    if (state.turns > NO_END_IN_SIGHT) throw new Error(`no end in sight after ${state.turns} turns`);
    const [seat] = cops.waiting(state);
    const sight = look(cops, state, seat, events);
    const move = bots[seat].choose(sight, draw, budget);
    watch?.(state, seat, events, move, sight);
    const decided = cops.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(`seat ${seat} cannot ${JSON.stringify(move)}: ${decided.error.code}`);
    fold(decided.value);
  }
  return state;
}
