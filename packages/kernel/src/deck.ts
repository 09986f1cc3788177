import type { Draw } from "./draw.ts";
import { DrawError } from "./draw.ts";
import { isKnower, type Knowers, type Viewer } from "./seat.ts";

/** A card put under a deck: what it is, for those who know, and who they are. */
export interface UnderCard<Card> {
  readonly card: Card | null;
  readonly knownTo: Knowers;
}

/**
 * A lazy deck: a bag of cards whose order nobody has looked at, and under it the cards put there since, in order.
 * The order of the bag means nothing: it is decided card by card as they are drawn.
 */
export interface Deck<Card> {
  /** How many cards are in the bag: everybody can count them. */
  loose: number;
  /** The cards in the bag; `null` in a view. */
  bag: Card[] | null;
  /** The cards put under the bag, the first to come up first. */
  under: UnderCard<Card>[];
}

/** A deck of cards in no order. */
export function newDeck<Card>(cards: readonly Card[]): Deck<Card> {
  return { loose: cards.length, bag: cards.slice(), under: [] };
}

export function deckSize<Card>(deck: Deck<Card>): number {
  return deck.loose + deck.under.length;
}

/** A copy that shares nothing that changes. */
export function copyDeck<Card>(deck: Deck<Card>): Deck<Card> {
  return { loose: deck.loose, bag: deck.bag === null ? null : deck.bag.slice(), under: deck.under.slice() };
}

export function viewDeck<Card>(deck: Deck<Card>, viewer: Viewer): Deck<Card> {
  if (viewer === "all") return copyDeck(deck);
  const under = deck.under.map((put) => (isKnower(viewer, put.knownTo) ? put : { card: null, knownTo: put.knownTo }));
  return { loose: deck.loose, bag: null, under };
}

/** Decides which card comes up next, and takes it: chance picks from the bag; under the bag the order is fixed. */
export function drawCard<Card extends string>(deck: Deck<Card>, draw: Draw): Card {
  const card = topCard(deck, draw);
  takeTop(deck, card);
  return card;
}

/** Decides which card comes up next, and leaves it there. */
export function topCard<Card extends string>(deck: Deck<Card>, draw: Draw): Card {
  if (deck.bag === null) throw new DrawError("a view of a deck cannot be drawn from");
  const card = deck.loose > 0 ? draw.one(deck.bag) : (deck.under[0]?.card ?? null);
  if (card === null) throw new DrawError("there is nothing left to draw from");
  return card;
}

/**
 * Takes the top card, which is known to be `card` (`null`: not known to this viewer). Gives back what was known of
 * that card beforehand, if it was one that had been put under.
 */
export function takeTop<Card>(deck: Deck<Card>, card: Card | null): UnderCard<Card> | undefined {
  if (deck.loose === 0) return deck.under.shift();
  deck.loose--;
  if (deck.bag === null || card === null) return undefined;
  const place = deck.bag.indexOf(card);
  const last = deck.bag.pop() as Card;
  if (place < deck.bag.length) deck.bag[place] = last;
  return undefined;
}

/** Puts a card among the loose ones: after that nobody knows where it is. Only for a deck with nothing under it. */
export function shuffleIn<Card>(deck: Deck<Card>, card: Card | null): void {
  deck.loose++;
  if (deck.bag !== null && card !== null) deck.bag.push(card);
}

/** Puts a card under the deck, where those who know it keep knowing it. */
export function putUnder<Card>(deck: Deck<Card>, card: Card | null, knownTo: Knowers): void {
  deck.under.push({ card, knownTo });
}

/** A pile without one card of a kind (`null`: one that is not known), or the pile itself where there is none. */
export function without<Card>(pile: readonly Card[], card: Card): readonly Card[] {
  const place = pile.indexOf(card);
  if (place === -1) return pile;
  const other = pile[1 - place];
  if (pile.length === 2 && other !== undefined) return [other];
  const rest = pile.slice();
  takeCard(rest, card);
  return rest;
}

/** A pile with one card more, on top. Where there are few no room is made for others. */
export function withCard<Card>(pile: readonly Card[], card: Card): readonly Card[] {
  const [one] = pile;
  if (one === undefined) return [card];
  return pile.length === 1 ? [one, card] : [...pile, card];
}

/** Takes one card of a kind (`null`: one that is not known) out of a pile; answers whether there was one. */
export function takeCard<Card>(pile: Card[], card: Card): boolean {
  let place = pile.indexOf(card);
  if (place === -1) return false;
  for (; place < pile.length - 1; place++) {
    const next = pile[place + 1];
    if (next !== undefined) pile[place] = next;
  }
  pile.pop();
  return true;
}
