/** How long decisions took: counts in bins that grow evenly in proportion, so that those of several threads add up. */
export interface Times {
  count: number;
  /** The longest, in milliseconds. */
  most: number;
  readonly bins: number[];
}

/** Bins for each factor of ten, and from how many milliseconds on. */
const FINENESS = 20;
const SHORTEST = 0.001;
const BINS = 8 * FINENESS;

/** No decisions yet. */
export function newTimes(): Times {
  return { count: 0, most: 0, bins: new Array<number>(BINS).fill(0) };
}

/** Counts a decision. */
export function addTime(times: Times, milliseconds: number): void {
  const bin = Math.floor(FINENESS * Math.log10(Math.max(milliseconds, SHORTEST) / SHORTEST));
  times.bins[Math.min(BINS - 1, bin)]++;
  times.count++;
  times.most = Math.max(times.most, milliseconds);
}

/** The times of several threads together. */
export function sumTimes(all: readonly Times[]): Times {
  const sum = newTimes();
  for (const { count, most, bins } of all) {
    sum.count += count;
    sum.most = Math.max(sum.most, most);
    for (const [bin, decisions] of bins.entries()) sum.bins[bin] += decisions;
  }
  return sum;
}

/** The time that this part of the decisions did not exceed, to within the width of a bin, in milliseconds. */
export function timeWithin({ count, most, bins }: Times, part: number): number {
  let seen = 0;
  for (const [bin, decisions] of bins.entries()) {
    seen += decisions;
    if (seen > 0 && seen >= part * count) return Math.min(most, upperEnd(bin));
  }
  return most;
}

/** The upper end of a bin, in milliseconds. */
export function upperEnd(bin: number): number {
  return SHORTEST * 10 ** ((bin + 1) / FINENESS);
}
