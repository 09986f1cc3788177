import type { State } from "@darbar/coup";
import { hasSeat, type Seat } from "@darbar/kernel";

/**
 * Who is asked next, where several are asked at once: the nearest clockwise from whoever claims or acts. They answer
 * sealed, so it makes no difference to them; and of several challengers it is the nearest whose challenge counts.
 */
export function nextAsked({ awaited, claim, action, players }: State): Seat {
  const from = claim?.seat ?? action?.seat ?? players.length - 1;
  const seats = players.length;
  for (let step = 1; step < seats; step++) {
    const seat = (from + step) % seats;
    if (hasSeat(awaited, seat)) return seat;
  }
  return from;
}
