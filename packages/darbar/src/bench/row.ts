import type { Options } from "@darbar/coup";
import { type Calibration, calibrate } from "./calibration.ts";
import { type Measured, measure } from "./measure.ts";
import { measureParts, type Parts } from "./parts.ts";
import { startWatch } from "./stopwatch.ts";

/** What a row is about. */
export interface RowJob {
  readonly options: Options;
  readonly seats: number;
  /** CPU-seconds to play for; `null`: measure the parts of a decision instead. */
  readonly seconds: number | null;
}

/** One line of the result. */
export interface Row extends Measured, Calibration {
  readonly edition: string;
  readonly seats: number;
  readonly gamesPerSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerCpuSecond: number;
  /** Decisions in the time of a million calibration rounds, both in CPU time; and both on the wall. */
  readonly decisionsPerMillionRounds: number;
  readonly decisionsPerMillionRoundsOnTheWall: number;
}

/** One line of `--parts`. */
export interface PartsRow extends Parts {
  readonly edition: string;
  readonly seats: number;
}

/** Measures one row. */
export function measureRow({ options, seats, seconds }: RowJob): Row | PartsRow {
  const { edition } = options;
  const seed = `bench ${edition} ${seats}`;
  if (seconds === null) return { edition, seats, ...measureParts(options, seats, seed) };
  const measured = measure(options, seats, seconds, seed);
  const calibration = calibrate(startWatch);
  const { games, decisions, cpuSeconds, wallSeconds } = measured;
  return {
    edition,
    seats,
    ...measured,
    gamesPerSecond: games / wallSeconds,
    gamesPerCpuSecond: games / cpuSeconds,
    decisionsPerSecond: decisions / wallSeconds,
    decisionsPerCpuSecond: decisions / cpuSeconds,
    ...calibration,
    decisionsPerMillionRounds: (decisions / cpuSeconds / calibration.roundsPerCpuSecond) * 1e6,
    decisionsPerMillionRoundsOnTheWall: (decisions / wallSeconds / calibration.roundsPerSecond) * 1e6,
  };
}
