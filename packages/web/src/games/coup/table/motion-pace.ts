import { type CoupEvent, DWELLS, dwellOf } from "@darbar/coup";
import type { Dwell } from "@darbar/kernel";
import { isPaced, typeOf } from "../../../motion/event-type.ts";

/** How long an event is shown before the next, and whether a question waits for it. */
export function paceOf(event: unknown): Dwell {
  const known = coupEvent(event);
  return known === null ? NOT_SEEN : dwellOf(known);
}

const NOT_SEEN: Dwell = { lasts: 0, holds: false };

/** An event as one of Coup's; `null` if it is none that we know. */
export function coupEvent(event: unknown): CoupEvent | null {
  return isPaced(DWELLS, typeOf(event)) ? (event as CoupEvent) : null;
}
