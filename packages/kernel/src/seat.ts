/** A place at the table, 0-based, clockwise, fixed for the game. */
export type Seat = number;

/** Who is looking. `all` exists for finished games and tests only. */
export type Viewer = Seat | "public" | "all";

/** The seats that know something: some of them, or everybody who watches the table. */
export type Knowers = readonly Seat[] | "everyone";

/** The most seats a table can have; a set of seats fits in as many bits. */
export const MOST_SEATS = 10;

/** The next seat clockwise. */
export function clockwise(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** How many steps clockwise `seat` is from `from`; a full round for `from` itself. */
export function stepsClockwise(from: Seat, seat: Seat, seats: number): number {
  return seat > from ? seat - from : seat - from + seats;
}

/** Whether `viewer` is one of those who know. */
export function isKnower(viewer: Viewer, knowers: Knowers): boolean {
  return viewer === "all" || knowers === "everyone" || (viewer !== "public" && knowers.includes(viewer));
}

/** Every viewer of a table that is not over: each seat, and the public. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...seatsOf(allSeats(seats)), "public"];
}

/** A set of seats, one bit each: plain data, and quick to ask. */
export type SeatSet = number;

/** The set of one seat. */
export function onlySeat(seat: Seat): SeatSet {
  return 1 << seat;
}

/** The set of all the seats of a table. */
export function allSeats(seats: number): SeatSet {
  return (1 << seats) - 1;
}

/** Whether a seat is in a set; a number that is no seat at all is in none. */
export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return (set & (1 << seat)) !== 0 && seat >= 0 && seat < MOST_SEATS && seat === (seat | 0);
}

/** A set with one seat more. */
export function withSeat(set: SeatSet, seat: Seat): SeatSet {
  return set | (1 << seat);
}

/** A set with one seat less. */
export function withoutSeat(set: SeatSet, seat: Seat): SeatSet {
  return set & ~(1 << seat);
}

/** The set of the seats in a list. */
export function seatSet(seats: readonly Seat[]): SeatSet {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set;
}

const LISTS: (readonly Seat[] | undefined)[] = new Array(1 << MOST_SEATS).fill(undefined);

/**
 * The seats of a set, in seat order. The same set is always the same list, so that events can carry lists of
 * seats without a new one being made for each. Nobody may change it.
 */
export function seatsOf(set: SeatSet): readonly Seat[] {
  const known = LISTS[set];
  if (known !== undefined) return known;
  const list: Seat[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if (hasSeat(set, seat)) list.push(seat);
  LISTS[set] = list;
  return list;
}
