import type { Seat } from "./seat.ts";

declare const SEATS: unique symbol;

/**
 * A set of seats: plain data, one number through JSON, and quick to ask. What the number means is this file's own
 * affair, and so is how many seats there is room for: games say themselves how many they seat.
 */
export type SeatSet = number & { readonly [SEATS]: true };

/** The most seats that a set has room for: one bit each, in a number that engines keep small. */
export const MOST_SEATS = 30;

export const NO_SEATS: SeatSet = setOf(0);

export function onlySeat(seat: Seat): SeatSet {
  return setOf(1 << seat);
}

export function allSeats(seats: number): SeatSet {
  return setOf((1 << seats) - 1);
}

/** Whether a seat is in a set; a number that is no seat at all is in none. */
export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0 && seat >= 0 && seat < MOST_SEATS && seat === (seat | 0);
}

export function withSeat(set: SeatSet, seat: Seat): SeatSet {
  return setOf(set | (1 << seat));
}

export function withoutSeat(set: SeatSet, seat: Seat): SeatSet {
  return setOf(set & ~(1 << seat));
}

export function seatSet(seats: readonly Seat[]): SeatSet {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return setOf(set);
}

/** Whether a seat is in a set and no other. */
export function isOnly(set: SeatSet, seat: Seat): boolean {
  return set === 1 << seat;
}

/** The next seat of a set clockwise from a seat, whose own turn comes last. There must be one. */
export function nextSeat(set: SeatSet, from: Seat): Seat {
  const after = set & -(2 << from);
  const among = after === 0 ? set : after;
  return 31 - Math.clz32(among & -among);
}

function setOf(bits: number): SeatSet {
  return bits as SeatSet;
}

/** The lists of the sets that tables of ten have, where they are found quickest, and of larger ones. */
const LISTS: (readonly Seat[] | undefined)[] = new Array(1 << 10).fill(undefined);
const LARGE_LISTS = new Map<SeatSet, readonly Seat[]>();

/**
 * The seats of a set, in seat order. The same set is always the same list, so that events can carry lists of
 * seats without a new one being made for each. Nobody may change it.
 */
export function seatsOf(set: SeatSet): readonly Seat[] {
  const known = LISTS[set] ?? LARGE_LISTS.get(set);
  if (known !== undefined) return known;
  const list: Seat[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if (hasSeat(set, seat)) list.push(seat);
  if (set < LISTS.length) LISTS[set] = list;
  else LARGE_LISTS.set(set, list);
  return list;
}
