import { type CopsEvent, DWELLS, dwellOf } from "@darbar/cops";
import type { Dwell } from "@darbar/kernel";
import { isPaced, typeOf } from "../../../motion/event-type.ts";

/** How long an event is shown before the next, and whether a question waits for it. */
export function paceOf(event: unknown): Dwell {
  const known = copsEvent(event);
  return known === null ? NOT_SEEN : dwellOf(known);
}

const NOT_SEEN: Dwell = { lasts: 0, holds: false };

/** An event as one of Good Cop Bad Cop's; `null` if it is none that we know. */
export function copsEvent(event: unknown): CopsEvent | null {
  return isPaced(DWELLS, typeOf(event)) ? (event as CopsEvent) : null;
}
