import { isKnower, redactAnswer, type Seat, type Viewer } from "@darbar/kernel";
import type { Character } from "./character.ts";
import { faceDown } from "./deck.ts";
import type { CoupEvent } from "./event.ts";

/** What a viewer may see of an event: everything, the event with its cards face down, or nothing at all. */
export function redact(event: CoupEvent, viewer: Viewer): CoupEvent | null {
  if (viewer === "all") return event;
  switch (event.type) {
    case "answered": // coup 4: no answer but a challenge is shown before the window closes.
      return redactAnswer(event, viewer);
    case "dealt":
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : faceDown(hand.length))) };
    case "drafted":
      return { ...event, cards: event.cards.map((card, seat) => (seat === viewer ? card : null)) };
    case "drew":
      return event.seat === viewer ? event : { ...event, cards: faceDown(event.cards.length) };
    case "returned":
      return isKnower(viewer, event.knownTo) ? event : { ...event, cards: faceDown(event.cards.length) };
    case "presented":
      return event.seat === viewer || event.to === viewer ? event : { ...event, card: null };
    case "sided":
    case "turn":
    case "asked":
    case "announced":
    case "blocked":
    case "challenged":
    case "showed":
    case "refused":
    case "lost":
    case "out":
    case "none-left":
    case "paid":
    case "gave-back":
    case "converted":
    case "bombed":
    case "claimed":
    case "bomb-ended":
    case "won":
      return event; // Everybody at the table sees it.
  }
}

/**
 * An event that, by the rules, shows the viewer a card that was hidden, or that a claimed one is not there: all that it
 * says besides. `null` for one that shows nothing new.
 */
export function unrevealed(event: CoupEvent, viewer: Viewer): unknown {
  switch (event.type) {
    case "lost":
      return { ...event, card: null };
    case "showed": // What is shown is the claimed card; only an embezzler shows cards that nobody could name.
      return { ...event, type: "proof", stay: null, cards: event.as === "no-duke" ? event.cards.length : event.cards };
    case "refused":
      return { ...event, type: "proof", stay: null, cards: [event.as] };
    case "returned": // coup 4 (`ru`): that somebody still holds what they have proven shows when the turn ends, or that not.
      return event.to === "under" && event.knownTo === "everyone"
        ? stillHeld(event.seat, event.cards[0] ?? null)
        : null;
    case "none-left":
      return stillHeld(event.seat, event.card);
    case "drew":
      return event.seat === viewer ? { ...event, cards: event.cards.length } : null;
    case "presented":
      return event.seat === viewer || event.to === viewer ? { ...event, card: null } : null;
    default:
      return null;
  }
}

function stillHeld(seat: Seat, card: Character | null): unknown {
  return { type: "still-held", seat, card };
}
