import type { ArenaReport } from "./report.ts";

/** A share as people read it: "31.2 %". */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** A whole number as people read it: "43,200". */
export function inWhole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

/** A time as people read it, given in milliseconds. */
export function inTime(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  if (milliseconds >= 10) return `${milliseconds.toFixed(0)} ms`;
  return milliseconds >= 0.1 ? `${milliseconds.toFixed(1)} ms` : `${(1_000 * milliseconds).toFixed(0)} µs`;
}

/** What was played, in one line. */
export function sayOccasion({ game, options, seats, seed, games, planned, isInterrupted }: ArenaReport): string {
  const asked = Object.entries(options).map(([name, value]) => (value === true ? name : `${name} ${value}`));
  const count = isInterrupted ? `${inWhole(games)} of ${inWhole(planned)}` : inWhole(games);
  return `${[game, ...asked].join(", ")}, ${seats} seats, ${count} games, seed ${JSON.stringify(seed)}`;
}

/** What a cell of the cross table says. */
export function sayCells({ seating, gamesPerPairing, parity, seats }: ArenaReport): string {
  const each = `${inWhole(gamesPerPairing)} games a cell, parity ${percent(parity)}`;
  switch (seating) {
    case "head-to-head":
      return `the row against the column, ${each}`;
    case "one-among-many":
      return `one seat of the row among ${seats - 1} of the column, ${each}`;
    case "side-against-side":
      return `all of one side the row, all of the other the column, ${each}`;
  }
}

/** How long the games were. */
export function sayTurns({ turns, stalled, unfinished }: ArenaReport): string {
  const { mean, p50, p95, most } = turns;
  const length = `${mean.toFixed(1)} on average, p50 ${p50}, p95 ${p95}, at most ${most}`;
  const stalls = `${percent(stalled.share)} of the games took more than ${stalled.afterTurns}`;
  return `${length}; ${stalls}${unfinished > 0 ? `; ${inWhole(unfinished)} were given up without a winner` : ""}`;
}
