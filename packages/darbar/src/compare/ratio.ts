import type { Figure } from "./figure.ts";

/** How a figure stands to the same figure of something else: 2 is twice as much. */
export interface Ratio {
  /** The ratio in the middle: of the rounds where both ran side by side, else of the two medians. */
  readonly median: number;
  /** Where it lies with a certainty of 95 %, by Student on the logarithms; `null` where a side has one round only. */
  readonly interval: readonly [low: number, high: number] | null;
  /** The least and the most that two rounds gave. */
  readonly least: number;
  readonly most: number;
  /** The best round of the one to the best of the other: whatever else a machine does only makes it worse. */
  readonly best: number;
}

/** The ratio of two figures that were measured by turns: the first round of the one beside the first of the other. */
export function pairedRatio(ours: readonly number[], other: readonly number[], better: Figure["better"]): Ratio {
  const ratios = ours.map((value, round) => value / other[round]);
  const logs = ratios.map(Math.log);
  const half = ratios.length < 2 ? null : studentPoint(ratios.length - 1) * Math.sqrt(variance(logs) / logs.length);
  return { ...spread(ratios), interval: around(mean(logs), half), best: bestOf(ours, better) / bestOf(other, better) };
}

/** The ratio of two figures that were measured at different times. */
export function unpairedRatio(ours: readonly number[], other: readonly number[], better: Figure["better"]): Ratio {
  const ratios = ours.flatMap((value) => other.map((base) => value / base));
  const [one, two] = [ours.map(Math.log), other.map(Math.log)];
  return {
    ...spread(ratios),
    median: median(ours) / median(other),
    interval: around(mean(one) - mean(two), welchHalf(one, two)),
    best: bestOf(ours, better) / bestOf(other, better),
  };
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Where the median lies with a certainty of 95 %, by ranks: whatever values are distributed like, and however far off a few of
 * them are. `null`: there are too few values to tell.
 */
export function medianInterval(values: readonly number[]): Ratio["interval"] {
  const sorted = values.toSorted((one, other) => one - other);
  const low = Math.floor((sorted.length + 1 - NORMAL * Math.sqrt(sorted.length)) / 2);
  return low < 1 ? null : [sorted[low - 1], sorted[sorted.length - low]];
}

/** The best of several rounds. */
export function bestOf(values: readonly number[], better: Figure["better"]): number {
  return better === "more" ? Math.max(...values) : Math.min(...values);
}

function spread(ratios: readonly number[]): Pick<Ratio, "median" | "least" | "most"> {
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

function around(log: number, half: number | null): Ratio["interval"] {
  return half === null ? null : [Math.exp(log - half), Math.exp(log + half)];
}

/** Half of Welch's interval for the difference of two means; `null` where one has no spread to be seen. */
function welchHalf(one: readonly number[], two: readonly number[]): number | null {
  if (one.length < 2 || two.length < 2) return null;
  const [first, second] = [variance(one) / one.length, variance(two) / two.length];
  const both = first + second;
  if (both === 0) return 0;
  const freedom = (both * both) / ((first * first) / (one.length - 1) + (second * second) / (two.length - 1));
  return studentPoint(Math.floor(freedom)) * Math.sqrt(both);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** The two-sided 95 % points of Student's distribution with 1, 2, … degrees of freedom. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const NORMAL = 1.96;

function studentPoint(freedom: number): number {
  return STUDENT[Math.max(1, freedom) - 1] ?? NORMAL;
}
