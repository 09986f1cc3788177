import type { Edition } from "@darbar/coup";
import { CHARACTERS, type Character, EDITIONS } from "@darbar/coup";
import type { Setup } from "@darbar/protocol";
import { characterName } from "../coup/words/characters.ts";
import type { Words } from "../words/words.ts";

/** What a card is called that a quick phrase speaks of; a card that the page does not know keeps its own name. */
export function cardName(card: string, words: Words): string {
  const character = CHARACTERS.find((known): known is Character => known === card);
  return character === undefined ? card : characterName(character, words);
}

/** The edition that a setup names; the classic one where it names none. */
export function editionOf({ options }: Pick<Setup, "options">): Edition {
  return EDITIONS.find((edition) => edition === options.edition) ?? "classic";
}
