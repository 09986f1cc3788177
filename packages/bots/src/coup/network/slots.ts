import { MOST_SEATS, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** The most opponents there can be. */
export const MOST_OPPONENTS = MOST_SEATS - 1;

/**
 * The living opponents of a seat, the next one clockwise first. A network speaks of slots and not of seats: with two
 * players left it is the same game, wherever they sit and however many have gone.
 */
export interface Slots {
  count: number;
  /** The seat in each slot. */
  readonly seatIn: Int8Array;
  /** The slot of each seat; -1 for oneself and for those who are out. */
  readonly slotOf: Int8Array;
}

/** Slots with nobody in them. */
export function newSlots(): Slots {
  return { count: 0, seatIn: new Int8Array(MOST_SEATS), slotOf: new Int8Array(MOST_SEATS).fill(-1) };
}

/** Fills the slots as a seat sees the table. */
export function fillSlots(slots: Slots, { players }: State, seat: Seat): void {
  const seats = players.length;
  slots.slotOf.fill(-1);
  let count = 0;
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    if (players[other].hidden.length === 0) continue;
    slots.seatIn[count] = other;
    slots.slotOf[other] = count++;
  }
  slots.count = count;
}
