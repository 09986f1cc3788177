import { PHRASE_NAMES, PHRASES, type PhraseName, type PhrasePart } from "@darbar/protocol/agreed";

/** The phrases of a game: its own first, then those that fit everywhere. */
export function phrasesOf(game: string): readonly PhraseName[] {
  const own = PHRASE_NAMES.filter((name) => PHRASES[name].game === game);
  return [...own, ...PHRASE_NAMES.filter((name) => PHRASES[name].game === null)];
}

/** What a phrase speaks of besides itself. */
export function partsOf(name: PhraseName): readonly PhrasePart[] {
  return PHRASES[name].parts;
}
