import { redactAnswer, type Viewer } from "@darbar/kernel";
import type { CopsEvent } from "./event.ts";

/** What a viewer may see of an event: everything, the event with what is hidden left out, or nothing at all. */
export function redact(event: CopsEvent, viewer: Viewer): CopsEvent | null {
  if (viewer === "all") return event;
  switch (event.type) {
    case "answered": // cops 4: answers are secret until the moment closes.
      return redactAnswer(event, viewer);
    case "dealt":
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : unseen(hand))),
        leftOver: unseen(event.leftOver),
        equipment: event.equipment.map((kind, seat) => (seat === viewer ? kind : null)),
      };
    case "arranged":
      return event.seat === viewer ? event : { ...event, order: unseen(event.order) };
    case "looked":
      return event.by === viewer ? event : { ...event, kinds: unseen(event.kinds) };
    case "swapped": {
      const [[one], [other]] = event.places;
      const [fromOne, fromOther] = event.kinds;
      return { ...event, kinds: [other === viewer ? fromOne : null, one === viewer ? fromOther : null] };
    }
    case "drew":
    case "discarded":
      return event.seat === viewer ? event : { ...event, equipment: null };
    case "handed":
      return event.from === viewer || event.to === viewer ? event : { ...event, equipment: null };
    case "turn":
    case "asked":
    case "moment":
    case "announced":
    case "played":
    case "used":
    case "laid":
    case "looks":
    case "turned-up":
    case "exposed":
    case "flashed":
    case "armed":
    case "disarmed":
    case "aimed":
    case "held-fire":
    case "committed":
    case "fired":
    case "diverted":
    case "wounded":
    case "healed":
    case "out":
    case "revived":
    case "criminal":
    case "diamonds":
    case "next":
    case "turned-round":
    case "won":
      return event; // Everybody at the table sees it.
  }
}

function unseen(cards: readonly unknown[]): readonly null[] {
  return cards.map(() => null);
}

/**
 * An event that, by the rules, shows the viewer something that was hidden: all that it says besides. `null` for one
 * that shows nothing new.
 */
export function unrevealed(event: CopsEvent, viewer: Viewer): unknown {
  switch (event.type) {
    case "turned-up":
      return { ...event, kind: null };
    case "exposed":
      return { ...event, kinds: null };
    case "looked":
      return event.by === viewer ? { ...event, kinds: null } : null;
    case "swapped": // That the leaders are in one hand ends the game before everybody (cops 3).
      return { ...event, kinds: null, united: null };
    case "drew":
      return event.seat === viewer ? { ...event, equipment: null } : null;
    case "handed":
      return event.to === viewer ? { ...event, equipment: null } : null;
    case "won": // Who wins with the team that has won.
      return { ...event, outcome: event.outcome.as };
    default:
      return null;
  }
}
