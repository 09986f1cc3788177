import type { Event } from "@darbar/coup";

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
  return isKnown(type) ? PACES[type] : 0;
}

/** What kind of event this is; empty for what is none. */
export function typeOf(event: unknown): string {
  if (typeof event !== "object" || event === null || !("type" in event)) return "";
  return typeof event.type === "string" ? event.type : "";
}

function isKnown(type: string): type is Event["type"] {
  return Object.hasOwn(PACES, type);
}

/** An event as one of Coup's; `null` if it is none that we know. */
export function coupEvent(event: unknown): Event | null {
  return isKnown(typeOf(event)) ? (event as Event) : null;
}
