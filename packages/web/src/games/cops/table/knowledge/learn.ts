import { type CopsEvent, cops, type Identity, type Slot } from "@darbar/cops";
import type { Seat, Viewer } from "@darbar/kernel";
import type { KnownCard } from "@darbar/words/cops/knowledge-words";

/** What somebody remembers of an identity card, wherever it has gone since. */
export interface Learned {
  readonly kind: Identity;
  readonly how: KnownCard["how"];
  /** In which turn it was learned, from 1; 0 before the first. */
  readonly turn: number;
  /** A wound token lies on it: not even a shuffle hides it (cops 5). */
  readonly wounded: boolean;
}

/** What somebody has learned so far. Never changed, only replaced. */
export interface Memory {
  /** With whose eyes it was seen. */
  readonly eyes: Viewer;
  /** How many turns have begun. */
  readonly turns: number;
  /** By seat and slot; `null`: not known. */
  readonly cards: readonly (readonly (Learned | null)[])[];
}

/** A memory before the deal. */
export function blankMemory(eyes: Viewer): Memory {
  return { eyes, turns: 0, cards: [] };
}

/** The memory after one more event. An event that tells more than these eyes may see teaches no more. */
export function learn(memory: Memory, told: CopsEvent): Memory {
  const event = cops.redact(told, memory.eyes);
  switch (event?.type) {
    case "turn":
      return { ...memory, turns: memory.turns + 1 };
    case "dealt":
      return { ...memory, cards: event.hands.map((hand, seat) => hand.map((kind) => sorted(memory, seat, kind))) };
    case "arranged":
      return arranged(memory, event);
    case "flashed":
      return flashed(memory, event.seat);
    case "looked":
      return event.by === memory.eyes ? looked(memory, event) : memory;
    case "turned-up":
      return changed(memory, event.seat, (card, slot) =>
        slot === event.card ? faceUp(memory, card, event.kind) : card,
      );
    case "exposed":
      return changed(memory, event.seat, (card, slot) => faceUp(memory, card, event.kinds[slot]));
    case "swapped":
      return swapped(memory, event);
    case "wounded":
    case "healed":
      return changed(memory, event.seat, (card, slot) =>
        card !== null && slot === event.card ? { ...card, wounded: event.type === "wounded" } : card,
      );
    case "criminal": // cops 6: their identity cards leave the game.
      return { ...memory, cards: memory.cards.with(event.seat, []) };
    default:
      return memory; // Teaches nothing about identity cards.
  }
}

type Change = (card: Learned | null, slot: number) => Learned | null;

function changed(memory: Memory, seat: Seat, change: Change): Memory {
  return { ...memory, cards: memory.cards.with(seat, memory.cards[seat].map(change)) };
}

/** A card of a hand that was just dealt, or that its holder has shuffled and looked through (cops 5). */
function sorted({ eyes, turns }: Memory, holder: Seat, kind: Identity | null): Learned | null {
  if (kind === null) return null;
  const isLook = turns > 0 && holder === eyes;
  return { kind, how: isLook ? "looked" : "dealt", turn: isLook ? turns : 0, wounded: false };
}

function arranged(memory: Memory, { seat, order, wounded }: CopsEvent & { type: "arranged" }): Memory {
  const withToken = memory.cards[seat].find((card) => card?.wounded) ?? null;
  const cards = order.map((kind, slot) =>
    slot === wounded && withToken !== null ? withToken : sorted(memory, seat, kind),
  );
  return { ...memory, cards: memory.cards.with(seat, cards) };
}

/** cops 5 flashbang: only their holder knows which card is which, but for the one with the token. */
function flashed(memory: Memory, seat: Seat): Memory {
  const isKnown = memory.eyes === "all" || memory.eyes === seat;
  return changed(memory, seat, (card) =>
    card?.wounded ? card : sorted(memory, seat, isKnown ? (card?.kind ?? null) : null),
  );
}

function looked(memory: Memory, { seat, cards, kinds }: CopsEvent & { type: "looked" }): Memory {
  return changed(memory, seat, (card, slot) => {
    const kind = kinds[cards.indexOf(slot as Slot)] ?? null;
    return kind === null ? card : { kind, how: "looked", turn: memory.turns, wounded: card?.wounded ?? false };
  });
}

function faceUp({ turns }: Memory, card: Learned | null, kind: Identity): Learned {
  if (card?.how === "face-up") return card;
  return { kind, how: "face-up", turn: turns, wounded: card?.wounded ?? false };
}

/** Who knew a card knows where it has gone; each of the two players sees what they get (cops 5 blackmail). */
function swapped(memory: Memory, { places, kinds }: CopsEvent & { type: "swapped" }): Memory {
  const [[one, oneSlot], [other, otherSlot]] = places;
  const fromOne = memory.cards[one][oneSlot] ?? received(memory, kinds[0]);
  const fromOther = memory.cards[other][otherSlot] ?? received(memory, kinds[1]);
  const given = changed(memory, one, (card, slot) => (slot === oneSlot ? fromOther : card));
  return changed(given, other, (card, slot) => (slot === otherSlot ? fromOne : card));
}

function received({ turns }: Memory, kind: Identity | null): Learned | null {
  return kind === null ? null : { kind, how: "swapped", turn: turns, wounded: false };
}
