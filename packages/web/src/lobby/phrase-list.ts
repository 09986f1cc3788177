import { GAME_NAMES, PHRASE_NAMES, PHRASES, type PhraseName, type PhrasePart } from "@darbar/protocol/agreed";
import type { GameName } from "../games/shown-game.ts";

/** The phrases of a game: its own first, then those that fit everywhere. */
export function phrasesOf(game: string): readonly PhraseName[] {
  const own = PHRASE_NAMES.filter((name) => PHRASES[name].game === game);
  return [...own, ...PHRASE_NAMES.filter((name) => PHRASES[name].game === null)];
}

/** What a phrase speaks of besides itself. */
export function phraseParts(name: PhraseName): readonly PhrasePart[] {
  return PHRASES[name].parts;
}

/** The games whose cards are spoken of: by phrases that were said, and by those that can be said at a table. */
export function gamesSpokenOf(said: readonly PhraseName[], atTable: string): readonly GameName[] {
  const spoken = said.filter((name) => phraseParts(name).includes("card")).map((name) => PHRASES[name].game);
  return GAME_NAMES.filter((game) => game === atTable || spoken.some((other) => other === game));
}
