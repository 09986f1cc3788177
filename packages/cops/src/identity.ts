import { at, type Seat } from "@darbar/kernel";
import { MOST_SEATS } from "./rules.ts";

export const IDENTITIES = ["honest", "crooked", "agent", "kingpin"] as const;
export type Identity = (typeof IDENTITIES)[number];

const TEAMS = ["honest", "crooked"] as const;
export type Team = (typeof TEAMS)[number];

/** A place of an identity card before its player: 0, 1 or 2. The order is fixed once it is laid (cops 1). */
export type Slot = 0 | 1 | 2;
export const SLOTS: readonly Slot[] = [0, 1, 2];

/** One identity card on the table, by where it lies. */
export type Place = readonly [seat: Seat, card: Slot];

const PLACES: readonly (readonly Place[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  SLOTS.map((slot): Place => [seat, slot]),
);

/** A place, always the same one, so that lists of places need no new one for each. */
export function placeBefore(seat: Seat, slot: Slot): Place {
  return at(at(PLACES, seat), slot);
}

export function isLeader(identity: Identity | null): identity is "agent" | "kingpin" {
  return identity === "agent" || identity === "kingpin";
}
