import type { Stopwatch } from "./stopwatch.ts";

/**
 * A fixed piece of work, to compare machines and moments by: whole-number arithmetic over a small table, nothing
 * allocated. What a benchmark measures is also given as a multiple of its rounds.
 */
const ROUNDS = 20_000_000;

/** How many rounds this core does in a second at this moment. */
export interface Calibration {
  readonly roundsPerCpuSecond: number;
  readonly roundsPerSecond: number;
}

/** Runs the fixed piece of work. */
export function calibrate(startWatch: () => Stopwatch): Calibration {
  spin(ROUNDS / 4); // warm
  const watch = startWatch();
  spin(ROUNDS);
  const { cpuSeconds, wallSeconds } = watch();
  return { roundsPerCpuSecond: ROUNDS / cpuSeconds, roundsPerSecond: ROUNDS / wallSeconds };
}

const table = new Int32Array(1024);

function spin(rounds: number): number {
  let word = 1;
  for (let round = 0; round < rounds; round++) {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    const place = (word >>> 16) & 1023;
    word ^= table[place];
    table[place] = word;
  }
  return word;
}
