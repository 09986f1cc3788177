import type { Event } from "@darbar/cops";
import { isPaced, typeOf } from "../motion/event-type.ts";

/** How long each kind of event is shown before the next, in milliseconds; 0: nobody sees it happen. */
const PACES: Readonly<Record<Event["type"], number>> = {
  asked: 0,
  moment: 0,
  answered: 0,
  looks: 0,
  "held-fire": 0,
  committed: 0,
  turn: 150,
  next: 150,
  dealt: 400,
  arranged: 150,
  announced: 350,
  played: 400,
  used: 150,
  laid: 300,
  looked: 400,
  "turned-up": 350,
  exposed: 400,
  flashed: 350,
  swapped: 400,
  armed: 300,
  disarmed: 250,
  aimed: 250,
  // A shot is the moment of suspense: a held breath before it, and the shock after it.
  fired: 600,
  diverted: 350,
  wounded: 350,
  healed: 300,
  out: 350,
  revived: 400,
  criminal: 400,
  drew: 250,
  handed: 300,
  discarded: 250,
  diamonds: 350,
  "turned-round": 350,
  won: 400,
};

/** How long an event is shown before the next, in milliseconds. */
export function paceOf(event: unknown): number {
  const type = typeOf(event);
  return isPaced(PACES, type) ? PACES[type] : 0;
}

/** An event as one of Good Cop Bad Cop's; `null` if it is none that we know. */
export function copsEvent(event: unknown): Event | null {
  return isPaced(PACES, typeOf(event)) ? (event as Event) : null;
}
