import type { Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import type { Spot } from "../../../motion/beat.ts";

/** The equipment deck. */
export const DECK: Spot = { at: "deck" };

/** A player's board. */
export function seatAt(seat: Seat): Spot {
  return { at: `seat-${seat}` };
}

/** An identity card before a player. */
export function cardAt(seat: Seat, card: number): Spot {
  return { at: `card-${seat}-${card}` };
}

/** The wound on an identity card. */
export function woundAt(seat: Seat, card: Slot): Spot {
  return { at: `wound-${seat}-${card}`, else: `card-${seat}-${card}` };
}

/** The equipment that a player holds. */
export function kitOf(seat: Seat): Spot {
  return { at: `kit-${seat}`, else: `seat-${seat}` };
}

/** The equipment that a player held before the event. */
export function kitBefore(seat: Seat): Spot {
  return { at: `kit-${seat}`, else: `seat-${seat}`, was: true };
}

/** The equipment that lies before a player. */
export function lyingBefore(seat: Seat): Spot {
  return { at: `lying-${seat}`, else: `seat-${seat}` };
}

/** A player's gun, taken or drawn. */
export function gunOf(seat: Seat): Spot {
  return { at: `gun-${seat}`, else: `seat-${seat}` };
}

/** The gun that a player had before the event. */
export function gunBefore(seat: Seat): Spot {
  return { at: `gun-${seat}`, else: `seat-${seat}`, was: true };
}

/** Where a player's gun comes from: the table; where everybody has their own (cops 6), its holster. */
export function gunsFor(seat: Seat): Spot {
  return { at: "guns", else: `seat-${seat}` };
}

/** A player's diamonds. */
export function diamondsOf(seat: Seat): Spot {
  return { at: `diamonds-${seat}`, else: `seat-${seat}` };
}

/** The diamonds that a player had before the event. */
export function diamondsBefore(seat: Seat): Spot {
  return { at: `diamonds-${seat}`, else: `seat-${seat}`, was: true };
}
