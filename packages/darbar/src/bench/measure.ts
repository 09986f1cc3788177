import type { Asking } from "@darbar/kernel";
import { type BenchTrial, newTally, playBenchGame, type Tally } from "./game.ts";
import { type Spent, startWatch } from "./stopwatch.ts";

/** What one benchmark has counted. */
export interface MeasuredGames extends Tally, Spent {
  readonly bytesPerDecision: number;
}

/** After so many decisions the compiler has done its work and the figures are steady; slow games get no more time. */
const WARM = 2_000_000;
const LONGEST_WARMING = 2;

/** Plays random complete games in one thread for about so many CPU-seconds. */
export function measureGames<Options, State extends Asking, Move, GameEvent>(
  trial: BenchTrial<Options, State, Move, GameEvent>,
  seconds: number,
): MeasuredGames {
  const warming = newTally();
  const warmth = startWatch();
  while (warming.decisions < WARM && warmth().cpuSeconds < LONGEST_WARMING) playBenchGame(trial, warming);
  const tally = newTally();
  const watch = startWatch();
  playFor(seconds, trial, tally);
  return { ...tally, ...watch(), bytesPerDecision: bytesPerDecision(trial) };
}

function playFor<Options, State extends Asking, Move, GameEvent>(
  seconds: number,
  trial: BenchTrial<Options, State, Move, GameEvent>,
  tally: Tally,
): void {
  const watch = startWatch();
  do {
    for (let game = 0; game < 50; game++) playBenchGame(trial, tally);
  } while (watch().cpuSeconds < seconds);
}

/** So few decisions that most tries are over before the heap is collected. */
const FEW = 400;

/** What a decision allocates: how the heap grows over a few games, in the middle of many tries, for some collect. */
function bytesPerDecision<Options, State extends Asking, Move, GameEvent>(
  trial: BenchTrial<Options, State, Move, GameEvent>,
): number {
  const tries = Array.from({ length: 41 }, () => {
    const tally = newTally();
    const before = process.memoryUsage().heapUsed;
    while (tally.decisions < FEW) playBenchGame(trial, tally);
    return (process.memoryUsage().heapUsed - before) / tally.decisions;
  });
  return tries.sort((one, other) => one - other)[20];
}
