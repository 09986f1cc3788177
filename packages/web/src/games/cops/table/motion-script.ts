import { type CopsEvent, SLOTS, type Slot } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { type Beat, roundTheTable, type Spot } from "../../../motion/beat.ts";
import { copsEvent } from "./motion-pace.ts";
import {
  cardAt,
  DECK,
  diamondsBefore,
  diamondsOf,
  gunBefore,
  gunOf,
  gunsFor,
  kitBefore,
  kitOf,
  lyingBefore,
  seatAt,
  woundAt,
} from "./motion-places.ts";

type EventOf<Type extends CopsEvent["type"]> = Extract<CopsEvent, { readonly type: Type }>;

/** What is to be seen of an event on the table itself; what is worth dimming it for is played over it. */
export function scriptOf(raw: unknown): readonly Beat[] {
  const event = copsEvent(raw);
  return event === null ? [] : beatsOf(event);
}

function beatsOf(event: CopsEvent): readonly Beat[] {
  switch (event.type) {
    case "dealt":
      return dealt(event);
    case "arranged":
      return SLOTS.map((card) => ({ do: "lay-down", at: cardAt(event.seat, card), order: card }));
    case "next":
      return [{ do: "nod", seat: event.seat }];
    case "announced": // A shot is announced with a held breath.
      return [{ do: event.action.do === "shoot" ? "tense" : "nod", seat: event.seat }];
    case "looked":
      return looked(event);
    case "turned-up":
      return [turned(event.seat, event.card, 0)];
    case "exposed":
      return SLOTS.map((card) => turned(event.seat, card, card));
    case "flashed":
      return [{ do: "wash", at: seatAt(event.seat) }];
    case "swapped":
      return swapped(event);
    case "armed":
      return [{ do: "fly", thing: "gun", from: gunsFor(event.seat), to: gunOf(event.seat), order: 0, arrives: true }];
    case "disarmed":
      return [{ do: "fly", thing: "gun", from: gunBefore(event.seat), to: gunsFor(event.seat), order: 0 }];
    case "aimed":
      return [{ do: "swing", at: { at: `gun-${event.seat}` } }];
    case "fired":
      return fired(event);
    case "diverted":
      return [{ do: "shake", seat: event.target, during: [0.4, 1] }];
    case "wounded":
      return [{ do: "lay-down", at: woundAt(event.seat, event.card), order: 0 }];
    case "healed":
      return [{ do: "go", thing: "wound", at: cardAt(event.seat, event.card) }];
    case "out":
      return [{ do: "fade", seat: event.seat }];
    case "revived":
      return [{ do: "wake", seat: event.seat }];
    case "criminal":
      return [{ do: "shake", seat: event.seat }];
    case "drew":
      return [equipment(DECK, kitOf(event.seat), 0)];
    case "handed":
      return [equipment(kitBefore(event.from), kitOf(event.to), 0)];
    case "discarded":
      return [equipment(kitBefore(event.seat), DECK, 0)];
    case "played":
      return [{ do: "hold-up", at: kitBefore(event.seat), face: event.play.equipment, order: 0 }];
    case "used":
      return [{ do: "come", thing: "equipment", at: DECK }];
    case "laid":
      return [{ do: "lay-down", at: lyingBefore(event.seat), order: 0 }];
    case "diamonds":
      return Array.from({ length: event.count }, (_, order) => ({
        do: "fly",
        thing: "diamond",
        from: diamondsBefore(event.from),
        to: diamondsOf(event.to),
        order,
      }));
    case "turned-round":
      return [{ do: "swirl", direction: event.direction }];
    case "won":
      return event.outcome.winners.map((seat) => ({ do: "sparks", thing: "star", at: seatAt(seat), of: "gold" }));
    case "asked":
    case "turn":
    case "moment":
    case "answered":
    case "looks":
    case "held-fire":
    case "committed":
      return [];
  }
}

/** Three identity cards each, round the table, then equipment. What flies is a card's back, whoever looks. */
function dealt({ hands, equipment: kits }: EventOf<"dealt">): readonly Beat[] {
  const cards = roundTheTable(
    hands.map((hand) => hand.length),
    (seat, card, order) => ({
      do: "fly",
      thing: "card",
      from: DECK,
      to: cardAt(seat, card),
      order,
      arrives: true,
    }),
  );
  return [...cards, ...kits.map((_, seat) => equipment(DECK, kitOf(seat), cards.length + seat))];
}

/** The looker leans over with a glass, and the card is lifted; who sees its face sees it over the table. */
function looked({ by, seat, cards, kinds }: EventOf<"looked">): readonly Beat[] {
  const isSeen = kinds.some((kind) => kind !== null);
  const beats = cards.flatMap((card, order): readonly Beat[] => {
    const at = cardAt(seat, card);
    const lift: Beat = { do: "lift", at, order };
    return isSeen ? [lift] : [{ do: "visit", thing: "glass", from: seatAt(by), to: at, order }, lift];
  });
  return [{ do: "lean", seat: by, towards: seat }, ...beats];
}

/** Two cards cross the table; who gets one sees its face over the table. */
function swapped({ places: [one, other], kinds }: EventOf<"swapped">): readonly Beat[] {
  const places = [cardAt(...one), cardAt(...other)] as const;
  if (kinds.every((kind) => kind === null)) return [{ do: "cross", places }];
  return places.map((at, order) => ({ do: "lay-down", at, order }));
}

/** A held breath, and the table trembles. */
function fired({ seat, target }: EventOf<"fired">): readonly Beat[] {
  return [
    { do: "tense", seat, during: [0, 0.35] },
    { do: "tremble", during: [0.36, 0.8] },
    { do: "shake", seat: target, during: [0.5, 1] },
  ];
}

function turned(seat: Seat, card: Slot, order: number): Beat {
  return { do: "turn", at: cardAt(seat, card), order, back: "card" };
}

function equipment(from: Spot, to: Spot, order: number): Beat {
  return { do: "fly", thing: "equipment", from, to, order };
}
