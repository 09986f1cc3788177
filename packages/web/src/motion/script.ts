import type { Character, Event, Purse } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { coupEvent } from "./pace.ts";

/** A thing that can fly over the table. */
export type Thing = "coin" | "card" | "bomb";

/** Where things are: the name in a `data-place` attribute, or the cards of a hand (the last ones are the newest). */
export type Spot =
  | { readonly at: string }
  | { readonly handOf: Seat; readonly back: number }
  /** Where the bomb was last seen. */
  | { readonly at: "bomb"; readonly was: true };

/** Something to be seen. One event is a few of them at the same time. */
export type Beat =
  | { readonly do: "fly"; readonly thing: Thing; readonly from: Spot; readonly to: Spot; readonly order: number }
  /** A card is held up for all to see. */
  | { readonly do: "hold-up"; readonly at: Spot; readonly face: Character; readonly order: number }
  /** A lost card turns over where it lies. */
  | { readonly do: "turn"; readonly seat: Seat }
  /** Two players face each other while the table dims. */
  | { readonly do: "face-off"; readonly seats: readonly [Seat, Seat] }
  | { readonly do: "nod"; readonly seat: Seat }
  | { readonly do: "shake"; readonly seat: Seat }
  | { readonly do: "fade"; readonly seat: Seat }
  | { readonly do: "sparks"; readonly at: Spot; readonly of: "gold" | "fire" };

/** More coins than this would only blur. */
const MOST_COINS = 9;

const COURT: Spot = { at: "court" };

/** What is to be seen of an event. */
export function scriptOf(raw: unknown): readonly Beat[] {
  const event = coupEvent(raw);
  return event === null ? [] : beatsOf(event);
}

function beatsOf(event: Event): readonly Beat[] {
  switch (event.type) {
    case "dealt":
      return dealt(event.hands.map((hand) => hand.length));
    case "drafted":
      return event.cards.map((_, seat): Beat => card({ at: `seat-${seat}` }, newest(seat, 0), seat));
    case "drew":
      return event.cards.map((_, index) => card(COURT, newest(event.seat, event.cards.length - 1 - index), index));
    case "returned":
      return event.cards.map((_, index) => card(newest(event.seat, 0), COURT, index));
    case "paid":
      return paid(event.from, event.to, event.coins);
    case "showed":
      return event.cards.map((face, index) => ({
        do: "hold-up",
        at: newest(event.seat, event.cards.length - 1 - index),
        face,
        order: index,
      }));
    case "presented":
      return [card(newest(event.seat, 0), { at: `seat-${event.to}` }, 0)];
    case "gave-back":
      return [card({ at: `seat-${event.seat}` }, newest(event.to, 0), 0)];
    case "challenged":
      return [{ do: "face-off", seats: [event.seat, event.claimant] }];
    case "refused":
      return [{ do: "shake", seat: event.seat }];
    case "lost":
      return [{ do: "turn", seat: event.seat }];
    case "out":
      return [{ do: "fade", seat: event.seat }];
    case "bombed":
      return [{ do: "fly", thing: "bomb", from: { at: "bomb", was: true }, to: { at: "bomb" }, order: 0 }];
    case "bomb-ended":
      return event.how === "exploded" ? [{ do: "sparks", at: { at: `seat-${event.seat}` }, of: "fire" }] : [];
    case "won":
      return [{ do: "sparks", at: { at: `seat-${event.seat}` }, of: "gold" }];
    case "turn":
    case "announced":
    case "blocked":
    case "claimed":
    case "converted":
      return [{ do: "nod", seat: event.seat }];
    case "sided":
      return event.allegiances.map((_, seat) => ({ do: "nod", seat }));
    case "asked":
    case "answered":
      return [];
  }
}

/** Round the table, one card each, as a dealer does. */
function dealt(hands: readonly number[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (let round = 0; round < Math.max(...hands); round++) {
    for (const [seat, cards] of hands.entries()) {
      if (round < cards) beats.push(card(COURT, newest(seat, cards - 1 - round), beats.length));
    }
  }
  return beats;
}

function paid(from: Purse, to: Purse, coins: number): readonly Beat[] {
  return Array.from({ length: Math.min(coins, MOST_COINS) }, (_, order) => ({
    do: "fly",
    thing: "coin",
    from: purse(from),
    to: purse(to),
    order,
  }));
}

function purse(of: Purse): Spot {
  return { at: typeof of === "number" ? `purse-${of}` : of };
}

/** The newest face-down card of a hand, or one so many places before it. */
function newest(seat: Seat, back: number): Spot {
  return { handOf: seat, back };
}

function card(from: Spot, to: Spot, order: number): Beat {
  return { do: "fly", thing: "card", from, to, order };
}
