import type { AnyRules, GameName, ShownGame } from "./shown-game.ts";

/** One piece of script per game: players of one do not wait for the other. */
const LOADERS: Readonly<Record<GameName, () => Promise<ShownGame>>> = {
  coup: async () => (await import("./coup/table/shown.ts")).shown,
  cops: async () => (await import("./cops/table/shown.ts")).shown,
};

const loaded = new Map<string, ShownGame>();

/** Whether the page knows how to show a game. */
export function isShown(game: string): game is GameName {
  return Object.hasOwn(LOADERS, game);
}

/** Whether a game is here already. */
export function isHere(game: string): boolean {
  return loaded.has(game);
}

/** Loads a game. Fails if it cannot be loaded. */
export async function loadGame(game: GameName): Promise<ShownGame> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const shown = await LOADERS[game]();
  loaded.set(game, shown);
  return shown;
}

/** A game that was loaded before. */
export function gameHere(game: string): ShownGame {
  const shown = loaded.get(game);
  if (shown === undefined) throw new Error(`the game ${game} is not here`);
  return shown;
}

/** The rules of a game that was loaded before; the page folds its events without looking into them. */
export function rulesOf(game: string): AnyRules {
  return gameHere(game).rules;
}
