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
