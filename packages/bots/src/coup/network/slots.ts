import { MOST_SEATS, type State } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

export const MOST_OPPONENTS = MOST_SEATS - 1;

/**
 * The living opponents of a seat, the next one clockwise first. A network speaks of slots and not of seats: with two
 * players left it is the same game, wherever they sit and however many have gone.
 */
export interface Slots {
  count: number;
  readonly seatIn: Int8Array;
  /** The slot of each seat; -1 for oneself and for those who are out. */
  readonly slotOf: Int8Array;
}

export function newSlots(): Slots {
  return { count: 0, seatIn: new Int8Array(MOST_SEATS), slotOf: new Int8Array(MOST_SEATS).fill(-1) };
}

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
