import { type Character, charactersWith, type Exchanger } from "@darbar/coup";

/** How many characters a deck has. A kind is a place in `charactersWith(exchanger)`. */
export const KINDS = 5;

/** A heap of cards in no order: how many of each kind, three bits for each. */
export type Cards = number;

export const NO_CARDS: Cards = 0;

export function countOf(cards: Cards, kind: number): number {
  return (cards >> (3 * kind)) & 7;
}

export function plus(cards: Cards, kind: number): Cards {
  return cards + (1 << (3 * kind));
}

/** The cards with one less, which must be there. */
export function minus(cards: Cards, kind: number): Cards {
  return cards - (1 << (3 * kind));
}

export function sizeOf(cards: Cards): number {
  return (cards & 7) + ((cards >> 3) & 7) + ((cards >> 6) & 7) + ((cards >> 9) & 7) + ((cards >> 12) & 7);
}

/** The kind of a character in a deck with this exchanger. */
export function kindOf(character: Character, exchanger: Exchanger): number {
  return charactersWith(exchanger).indexOf(character);
}

/** A list of characters as a heap. */
export function cardsOf(characters: readonly Character[], exchanger: Exchanger): Cards {
  return characters.reduce((cards, character) => plus(cards, kindOf(character, exchanger)), NO_CARDS);
}

/** A heap as a list of characters, in the order of the table of characters. */
export function charactersOf(cards: Cards, exchanger: Exchanger): readonly Character[] {
  return charactersWith(exchanger).flatMap((character, kind) => new Array(countOf(cards, kind)).fill(character));
}

/** Every heap of so many cards that can be drawn from another, and how likely it is. */
export function drawsFrom(cards: Cards, count: number): readonly { readonly drawn: Cards; readonly chance: number }[] {
  const all: { drawn: Cards; chance: number }[] = [];
  const ways = choose(sizeOf(cards), count);
  const go = (kind: number, left: number, drawn: Cards, weight: number): void => {
    if (left === 0) {
      all.push({ drawn, chance: weight / ways });
      return;
    }
    if (kind === KINDS) return;
    const most = Math.min(left, countOf(cards, kind));
    for (let take = 0; take <= most; take++) {
      go(kind + 1, left - take, drawn + take * (1 << (3 * kind)), weight * choose(countOf(cards, kind), take));
    }
  };
  go(0, count, NO_CARDS, 1);
  return all;
}

/** In how many ways one can take so many of so many. */
function choose(of: number, take: number): number {
  let ways = 1;
  for (let taken = 0; taken < take; taken++) ways = (ways * (of - taken)) / (taken + 1);
  return ways;
}
