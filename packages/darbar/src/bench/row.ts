import { optionsOfKind } from "@darbar/kernel/options";
import { gameNamed } from "../games.ts";
import type { RawOptions } from "../table-game.ts";
import { type Calibration, calibrate } from "./calibration.ts";
import { newTrial } from "./game.ts";
import { type MeasuredGames, measureGames } from "./measure.ts";
import { measureParts, type PartTimes } from "./parts.ts";
import { startWatch } from "./stopwatch.ts";

/** What a row is about: a game of some kind (`null`: it has only one) with so many seats, otherwise as it is by default, but for these options. */
export interface RowCase {
  readonly game: string;
  readonly kind: string | null;
  readonly seats: number;
  readonly raw: RawOptions;
}

/** What is to be measured. */
export interface RowJob extends RowCase {
  /** CPU-seconds to play for; `null`: measure the parts of a decision instead. */
  readonly seconds: number | null;
  /** Whether every seat follows the game. */
  readonly observed: boolean;
}

/** One line of the result. */
export interface SpeedRow extends RowCase, MeasuredGames, Calibration {
  readonly observed: boolean;
  readonly gamesPerSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerCpuSecond: number;
  /** Decisions in the time of a million calibration rounds, both in CPU time; and both on the wall. */
  readonly decisionsPerMillionRounds: number;
  readonly decisionsPerMillionRoundsOnTheWall: number;
}

/** One line of `--parts`. */
export interface PartsRow extends RowCase, PartTimes {}

/** Measures one row. */
export function measureRow({ game, kind, seats, raw, seconds, observed }: RowJob): SpeedRow | PartsRow {
  return gameNamed(game).with(({ rules, options: list }) => {
    const options = rules.options({ ...optionsOfKind(list, kind), ...raw }, seats);
    if (!options.ok) throw new Error(options.error);
    const trial = newTrial(rules, options.value, seats, `bench ${kind ?? game} ${seats}`, observed);
    if (seconds === null) return { game, kind, seats, raw, ...measureParts(trial) };
    return { game, kind, seats, raw, observed, ...figures(measureGames(trial, seconds)) };
  });
}

function figures(measured: MeasuredGames): Omit<SpeedRow, keyof RowCase | "observed"> {
  const calibration = calibrate(startWatch);
  const { games, decisions, cpuSeconds, wallSeconds } = measured;
  return {
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
