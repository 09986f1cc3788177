import type { Seat } from "@darbar/kernel";
import type { Draws } from "./draws.ts";

/** The seat that starts where it is drawn by lot: from the key of the shuffle, so that nobody chooses it. */
export function seatByLot(draws: Draws, seats: number): Seat {
  return draws("lot").one(Array.from({ length: seats }, (_, seat) => seat));
}
