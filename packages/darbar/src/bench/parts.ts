import type { Asking } from "@darbar/kernel";
import { type Again, type BenchTrial, newTally, ONCE, playBenchGame } from "./game.ts";
import { startWatch } from "./stopwatch.ts";

/** Where the time of a decision goes, in nanoseconds. */
export interface PartTimes {
  readonly whole: number;
  readonly legal: number;
  readonly decide: number;
  readonly evolve: number;
  /** Setting up and dealing, spread over the decisions of a game. */
  readonly deal: number;
  /** Choosing, looping, collecting garbage, and what the parts cost more together than alone. */
  readonly rest: number;
}

const SLICES = 60;
/** Decisions in a slice, as many as whole games make of them. */
const SLICE = 6_000;
/** Games to warm up with; slow ones get no more than so many CPU-seconds. */
const WARM = 20_000;
const LONGEST_WARMING = 4;

/** Does each part of a decision once more than needed and sees how much longer that takes. */
export function measureParts<Options, State extends Asking, Move, GameEvent>(
  trial: BenchTrial<Options, State, Move, GameEvent>,
): PartTimes {
  const ways = {
    whole: ONCE,
    legal: { ...ONCE, legal: 1 },
    decide: { ...ONCE, decide: 1 },
    evolve: { ...ONCE, evolve: 1 },
  };
  const warmth = startWatch();
  for (let game = 0; game < WARM && warmth().cpuSeconds < LONGEST_WARMING; game++) {
    playBenchGame(trial, newTally(), { legal: 1, decide: 1, evolve: 1 });
  }
  const slices = { whole: [] as number[], legal: [] as number[], decide: [] as number[], evolve: [] as number[] };
  const deals: number[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    for (const way of Object.keys(ways) as (keyof typeof ways)[]) slices[way].push(timeGames(trial, ways[way]));
    deals.push(timeDeals(trial));
  }
  const whole = undisturbed(slices.whole);
  const deal = undisturbed(deals);
  const legal = undisturbed(slices.legal) - whole;
  const decide = undisturbed(slices.decide) - whole;
  const evolve = undisturbed(slices.evolve) - whole - deal / 2; // The twin was set up, too.
  return { whole, legal, decide, evolve, deal, rest: whole - legal - decide - evolve - deal };
}

/** Nanoseconds for a decision, over a slice of games. */
function timeGames<Options, State extends Asking, Move, GameEvent>(
  trial: BenchTrial<Options, State, Move, GameEvent>,
  again: Again,
): number {
  const tally = newTally();
  const watch = startWatch();
  while (tally.decisions < SLICE) playBenchGame(trial, tally, again);
  return (watch().wallSeconds * 1e9) / tally.decisions;
}

/** Nanoseconds to set up and deal, for each decision of a game that follows. */
function timeDeals<Options, State extends Asking, Move, GameEvent>(
  trial: BenchTrial<Options, State, Move, GameEvent>,
): number {
  const { rules, options, seats, draw } = trial;
  const tally = newTally();
  while (tally.decisions < SLICE) playBenchGame(trial, tally);
  const watch = startWatch();
  for (let game = 0; game < tally.games; game++) {
    const state = rules.setup(options, seats);
    for (const event of rules.deal(state, draw)) rules.evolve(state, event);
  }
  return (watch().wallSeconds * 1e9) / tally.decisions;
}

/** The time of a slice in which nothing else was going on: among the shortest. */
function undisturbed(slices: readonly number[]): number {
  return slices.toSorted((one, other) => one - other)[Math.floor(slices.length / 20)];
}
