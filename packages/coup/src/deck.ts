import { type Character, charactersWith } from "./character.ts";
import { copiesFor, RULES } from "./edition.ts";
import type { Options } from "./options.ts";

/** The cards to be shuffled and dealt: the whole deck, or in the draft the third set of five (coup 1). */
export function cardsToDeal(options: Options, seats: number): readonly Character[] {
  const each = options.draft ? 1 : copiesFor(RULES[options.edition], seats);
  return charactersWith(options.character).flatMap((character) => new Array<Character>(each).fill(character));
}

/** Takes one card of a kind out of a pile; answers whether there was one. */
export function takeCard(pile: Character[], card: Character): boolean {
  const place = pile.indexOf(card);
  if (place === -1) return false;
  pile.splice(place, 1);
  return true;
}
