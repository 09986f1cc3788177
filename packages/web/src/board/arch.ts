import type { Seat } from "@darbar/kernel";

/** How many sit left of the stage, above it and right of it. */
export interface Arch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

/** Where a seat is on the arch: in which wing, and which place of how many, from the left or from the top. */
export interface SeatPlace {
  readonly wing: keyof Arch;
  readonly index: number;
  readonly of: number;
}

/** The seats as the reader sees them: clockwise from their own, which is left out; all of them for a spectator. */
export function aroundTable(seats: number, home: Seat | null): readonly Seat[] {
  const first = home === null ? 0 : home + 1;
  const count = home === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

/** Whether so many sit around the table that seats are small, and in two rows on a narrow one. */
export function isCrowded(seats: number, home: Seat | null): boolean {
  return aroundTable(seats, home).length > 5;
}

/** How many sit above the stage, by the number of seats: fewer where the table is higher than broad. The rest are the wings. */
const ABOVE = [0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 4];
const ABOVE_UPRIGHT = [0, 1, 0, 1, 0, 1, 2, 1, 2, 1, 2];

/** The arch of so many seats, at most ten. */
export function archOf(count: number, isUpright: boolean): Arch {
  const top = (isUpright ? ABOVE_UPRIGHT : ABOVE)[count];
  const wing = (count - top) / 2;
  return { left: wing, top, right: wing };
}

/** The place of the seat that is so many steps after the first: up the left wing, along the top, down the right wing. */
export function placeOn({ left, top, right }: Arch, step: number): SeatPlace {
  if (step < left) return { wing: "left", index: left - 1 - step, of: left };
  if (step < left + top) return { wing: "top", index: step - left, of: top };
  return { wing: "right", index: step - left - top, of: right };
}
