import type { Seat } from "@darbar/kernel";

/** Where a seat is on the oval, in hundredths of its box from the left and from the top: never mirrored. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Half the width and half the height of the oval, in hundredths of its box. */
const WIDE = 42;
const HIGH = 41;

/** The seats as the reader sees them: clockwise from their own, which is left out; all of them for a spectator. */
export function aroundTable(seats: number, home: Seat | null): readonly Seat[] {
  const first = home === null ? 0 : home + 1;
  const count = home === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

/**
 * The place of the seat that is `step` steps after the first of `count` around the oval. With a home the bottom is kept
 * free for it; the next seat clockwise is to its left, whatever the language.
 */
export function placeOn(step: number, count: number, hasHome: boolean): Place {
  const turn = hasHome ? (step + 1) / (count + 1) : step / count;
  const angle = turn * 2 * Math.PI;
  return { left: tenths(50 - WIDE * Math.sin(angle)), top: tenths(50 + HIGH * Math.cos(angle)) };
}

/** How many medallions stand in a row on a narrow screen, so that the rows are even. */
export function columnsFor(count: number): number {
  if (count <= 4) return Math.max(1, count);
  return count <= 6 ? 3 : count <= 8 ? 4 : 5;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
