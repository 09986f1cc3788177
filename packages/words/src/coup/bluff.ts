import type { Character, Claim, CoupEvent } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/** Everybody's face-down cards, as far as the events told them. */
export interface Hands {
  readonly bySeat: (Character | null)[][];
}

/** No cards yet. */
export function newHands(): Hands {
  return { bySeat: [] };
}

/** Folds an event into the hands. */
export function rememberHands({ bySeat }: Hands, event: CoupEvent): void {
  switch (event.type) {
    case "drafted":
      for (const [seat, card] of event.cards.entries()) add(bySeat, seat, [card]);
      return;
    case "dealt":
      for (const [seat, cards] of event.hands.entries()) add(bySeat, seat, cards);
      return;
    case "drew":
      return add(bySeat, event.seat, event.cards);
    case "returned":
      for (const card of event.cards) take(bySeat[event.seat], card);
      return;
    case "lost":
      return take(bySeat[event.seat], event.card);
    default:
      return;
  }
}

/** Whether an event is a claim that its maker's cards do not bear out; `null` if it is no claim or they are not known. */
export function isBluff(hands: Hands, event: CoupEvent): boolean | null {
  const claim = claimIn(event);
  return claim === null ? null : isFalse(hands, claim.seat, claim.as);
}

/** Whether an event keeps back a card that would have won the challenge. */
export function isModest(hands: Hands, event: CoupEvent): boolean {
  return event.type === "refused" && isFalse(hands, event.seat, event.as) === false;
}

/** The claim that an event makes; `null` if it makes none. */
function claimIn(event: CoupEvent): { readonly seat: Seat; readonly as: Claim } | null {
  switch (event.type) {
    case "announced":
      return event.as === null ? null : { seat: event.seat, as: event.as };
    case "blocked":
    case "claimed":
      return event;
    default:
      return null;
  }
}

/** Whether a hand belies a claim; `null` if it is not known. */
export function belies(hand: readonly (Character | null)[], claim: Claim): boolean | null {
  if (hand.includes(null)) return null;
  return claim === "no-duke" ? hand.includes("duke") : !hand.includes(claim);
}

function isFalse({ bySeat }: Hands, seat: Seat, claim: Claim): boolean | null {
  const hand = bySeat[seat];
  return hand === undefined || hand.length === 0 ? null : belies(hand, claim);
}

function add(bySeat: (Character | null)[][], seat: Seat, cards: readonly (Character | null)[]): void {
  bySeat[seat] = [...(bySeat[seat] ?? []), ...cards];
}

/** Takes a card out of a hand; where the hand is not known, one that could be it. */
function take(hand: (Character | null)[] | undefined, card: Character | null): void {
  if (hand === undefined) return;
  const place = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null);
  if (place !== -1) hand.splice(place, 1);
}
