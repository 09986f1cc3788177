import type { State } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/** The next seat, going one way round the table, that has cards to lose: living and no criminal. */
export function nextCop(view: State, from: Seat, direction: 1 | -1): Seat {
  const seats = view.players.length;
  let seat = from;
  do seat = (seat + direction + seats) % seats;
  while (seat !== from && view.players[seat].standing !== "in");
  return seat;
}

/** The nearest living players on both sides (cops 5: riot shield). */
export function neighboursOf(view: State, seat: Seat): readonly Seat[] {
  return [nextCop(view, seat, 1), nextCop(view, seat, -1)];
}
