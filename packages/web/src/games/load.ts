import type { Speech } from "../words/speech.ts";
import type { GameTable } from "./game-table.ts";
import { GAMES } from "./list.ts";
import type { AnyRules, GameName } from "./shown-game.ts";

const loaded = new Map<string, GameTable>();

/** Whether a game is here already. */
export function isHere(game: string): boolean {
  return loaded.has(game);
}

/** Loads a game. Fails if it cannot be loaded. */
export async function loadGame(game: GameName): Promise<GameTable> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const table = await GAMES[game].loadTable();
  loaded.set(game, table);
  return table;
}

/** Begins to load a game and what is said of it. If it cannot be loaded now, the table will say so. */
export function expectGame(game: GameName, speech: Speech): void {
  Promise.all([loadGame(game), speech.learn(game)]).catch(() => undefined);
}

/** A game that was loaded before. */
export function gameHere(game: string): GameTable {
  const table = loaded.get(game);
  if (table === undefined) throw new Error(`the game ${game} is not here`);
  return table;
}

/** The rules of a game that was loaded before; the page folds its events without looking into them. */
export function loadedRules(game: string): AnyRules {
  return gameHere(game).rules;
}
