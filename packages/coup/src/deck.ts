import { type Character, charactersWith, placeOf } from "./character.ts";
import { copiesFor, rulesBy } from "./edition.ts";
import type { Options } from "./options.ts";

/** The cards to be shuffled and dealt: the whole deck, or in the draft the third set of five (coup 1). */
export function cardsToDeal(options: Options, seats: number): readonly Character[] {
  const each = options.draft ? 1 : copiesFor(rulesBy(options), seats);
  const cards: Character[] = [];
  for (const character of charactersWith(options.character))
    for (let copy = 0; copy < each; copy++) cards.push(character);
  return cards;
}

const FACE_DOWN: (readonly null[])[] = [];

/** So many cards that somebody does not know. */
export function faceDown(count: number): readonly null[] {
  FACE_DOWN[count] ??= new Array<null>(count).fill(null);
  return FACE_DOWN[count];
}

/** Cards in the order of the table of characters: how they lie in a hand would tell which one was drawn last. */
export function inTableOrder(cards: readonly Character[]): Character[] {
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}
