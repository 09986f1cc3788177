import type { CoupEvent, Purse } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import { type Beat, roundTheTable, type Spot } from "../../../motion/beat.ts";
import { coupEvent } from "./motion-pace.ts";

/** More coins than this would only blur. */
const MOST_COINS = 9;

const COURT: Spot = { at: "court" };
const BOMB_WAS: Spot = { at: "bomb", was: true, else: "court" };

/** What is to be seen of an event on the table itself; what is worth dimming it for is played over it. */
export function scriptOf(raw: unknown): readonly Beat[] {
  const event = coupEvent(raw);
  return event === null ? [] : beatsOf(event);
}

function beatsOf(event: CoupEvent): readonly Beat[] {
  switch (event.type) {
    case "dealt":
      return roundTheTable(
        event.hands.map((hand) => hand.length),
        (seat, index, order) => card(COURT, newest(seat, event.hands[seat].length - 1 - index), order),
      );
    case "drafted":
      return event.cards.map((_, seat): Beat => card({ at: `seat-${seat}` }, newest(seat, 0), seat));
    case "drew":
      return event.cards.map((_, index) => card(COURT, newest(event.seat, event.cards.length - 1 - index), index));
    case "returned":
      return event.cards.map((_, index) => card(newest(event.seat, 0), COURT, index));
    case "paid":
      return paid(event.from, event.to, event.coins);
    case "presented":
      return [card(newest(event.seat, 0), { at: `seat-${event.to}` }, 0)];
    case "gave-back":
      return [card({ at: `seat-${event.seat}` }, newest(event.to, 0), 0)];
    case "challenged":
      return [{ do: "face-off", seats: [event.seat, event.claimant] }];
    case "refused":
      return [{ do: "shake", seat: event.seat }];
    case "lost":
      return [{ do: "turn", at: { lostOf: event.seat }, order: 0 }];
    case "out":
      return [{ do: "fade", seat: event.seat }];
    case "bombed":
      return [{ do: "fly", thing: "bomb", from: BOMB_WAS, to: { at: "bomb" }, order: 0, arrives: true }];
    case "bomb-ended":
      return event.how === "exploded"
        ? [{ do: "sparks", thing: "star", at: { at: `seat-${event.seat}` }, of: "fire" }]
        : [];
    case "won":
      return [{ do: "sparks", thing: "star", at: { at: `seat-${event.seat}` }, of: "gold" }];
    case "announced":
    case "blocked":
    case "claimed":
    case "showed":
    case "converted":
    case "none-left":
      return [{ do: "nod", seat: event.seat }];
    case "sided":
      return event.allegiances.map((_, seat) => ({ do: "nod", seat }));
    case "asked":
    case "answered":
    case "turn":
      return [];
  }
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
  const flight: Beat = { do: "fly", thing: "card", from, to, order };
  return "handOf" in to ? { ...flight, arrives: true } : flight;
}
