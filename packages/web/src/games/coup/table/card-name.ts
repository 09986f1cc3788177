import { CHARACTERS, type Character } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import type { Words } from "@darbar/words/words";

/** What a card is called that a quick phrase speaks of; anything else stays as it was said. */
export function cardName(card: string, words: Words): string {
  const character = CHARACTERS.find((known): known is Character => known === card);
  return character === undefined ? card : characterName(character, words);
}
