import { allSeats, hasSeat, type Knowers, type Seat, type SeatSet, seatsOf, type Viewer } from "@darbar/kernel";

/** Who knows a card: a set of seats, and of one more that nobody sits on, for those who only watch. */
export type KnownTo = SeatSet;

/** Above the seats of every table; clients know it by its number. */
const WATCHERS: Seat = 10;

/** Everybody at the table, and whoever watches it. */
export const EVERYONE: KnownTo = allSeats(WATCHERS + 1);

export function isKnownTo(knownTo: KnownTo, viewer: Viewer): boolean {
  return viewer === "all" || hasSeat(knownTo, viewer === "public" ? WATCHERS : viewer);
}

/** The same as a deck says it of a card under it. */
export function knowersOf(knownTo: KnownTo): Knowers {
  return knownTo === EVERYONE ? "everyone" : seatsOf(knownTo);
}
