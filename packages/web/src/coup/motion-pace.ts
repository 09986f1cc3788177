import type { Event } from "@darbar/coup";
import { isPaced, typeOf } from "../motion/event-type.ts";

/** How long each kind of event is shown before the next, in milliseconds; 0: nobody sees it happen. */
const PACES: Readonly<Record<Event["type"], number>> = {
  asked: 0,
  answered: 0,
  turn: 150,
  dealt: 400,
  drafted: 300,
  sided: 250,
  announced: 350,
  blocked: 350,
  claimed: 350,
  challenged: 400,
  // The turn of a challenged card is the moment of suspense.
  showed: 600,
  refused: 600,
  lost: 400,
  out: 300,
  paid: 300,
  drew: 250,
  returned: 250,
  "none-left": 250,
  presented: 300,
  "gave-back": 250,
  converted: 250,
  bombed: 350,
  "bomb-ended": 350,
  won: 400,
};

/** How long an event is shown before the next, in milliseconds. */
export function paceOf(event: unknown): number {
  const type = typeOf(event);
  return isPaced(PACES, type) ? PACES[type] : 0;
}

/** An event as one of Coup's; `null` if it is none that we know. */
export function coupEvent(event: unknown): Event | null {
  return isPaced(PACES, typeOf(event)) ? (event as Event) : null;
}
