import type { Seat } from "@darbar/kernel";
import { nextSeat } from "./player.ts";
import type { State } from "./state.ts";

/** All other seats in the direction of play, beginning beside `from`. */
export function inTurnOrder(view: State, from: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = nextSeat(view, from, view.direction); seat !== from; seat = nextSeat(view, seat, view.direction)) {
    seats.push(seat);
  }
  return seats;
}
