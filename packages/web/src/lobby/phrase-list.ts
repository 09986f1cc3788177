import { GAME_NAMES, PHRASE_NAMES, type PhraseName, type PhrasePart, phraseSpec } from "@darbar/protocol/agreed";
import type { GameName } from "../games/shown-game.ts";

/** The phrases of a game: its own first, then those that fit everywhere. */
export function phrasesOf(game: string): readonly PhraseName[] {
  const offered = PHRASE_NAMES.filter((name) => phraseSpec(name).isFormer !== true);
  const own = offered.filter((name) => phraseSpec(name).game === game);
  return [...own, ...offered.filter((name) => phraseSpec(name).game === null)];
}

/** Whether a phrase speaks of a card on the table: then only players of a game can say it. */
export function isClaim(name: PhraseName): boolean {
  return phraseParts(name).includes("place");
}

/** What a phrase speaks of besides itself. */
export function phraseParts(name: PhraseName): readonly PhrasePart[] {
  return phraseSpec(name).parts;
}

/** The games whose cards are spoken of: by phrases that were said, and by those that can be said at a table. */
export function gamesSpokenOf(said: readonly PhraseName[], atTable: string): readonly GameName[] {
  const spoken = said.filter((name) => phraseParts(name).includes("card")).map((name) => phraseSpec(name).game);
  return GAME_NAMES.filter((game) => game === atTable || spoken.some((other) => other === game));
}
