import type { CoupEvent } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** Who has last done something to a seat: aimed an action at it, challenged it or blocked it; `null`: nobody. */
export function lastAttackerOf(past: readonly CoupEvent[], me: Seat): Seat | null {
  let actor: Seat | null = null;
  let last: Seat | null = null;
  for (const event of past) {
    if (event.type === "announced") {
      actor = event.seat;
      if (event.target === me && event.seat !== me) last = event.seat;
    } else if (event.type === "challenged" && event.claimant === me) {
      last = event.seat;
    } else if (event.type === "blocked" && actor === me && event.seat !== me) {
      last = event.seat;
    } else if (event.type === "out" && event.seat === last) {
      last = null;
    }
  }
  return last;
}
