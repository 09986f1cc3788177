import { type Knowers, MOST_SEATS, type SeatSet, seatsOf, type Viewer } from "@darbar/kernel";

/** Who knows a card: a set of seats, with one bit more for those who only watch. */
export type KnownTo = SeatSet;

const PUBLIC = 1 << MOST_SEATS;

/** Everybody at the table, and whoever watches it. */
export const EVERYONE: KnownTo = (PUBLIC << 1) - 1;

/** Whether a viewer is one of those who know. */
export function isKnownTo(knownTo: KnownTo, viewer: Viewer): boolean {
  if (viewer === "all") return true;
  return (knownTo & (viewer === "public" ? PUBLIC : 1 << viewer)) !== 0;
}

/** The same as a deck says it of a card under it. */
export function knowersOf(knownTo: KnownTo): Knowers {
  return knownTo === EVERYONE ? "everyone" : seatsOf(knownTo);
}
