import type { Asking } from "@darbar/kernel";
import { copsTable } from "./cops/cops-table.ts";
import { coupTable } from "./coup/coup-table.ts";
import type { TableGame } from "./table-game.ts";

/** A game in a list of games of different types: what its types are, only those need to know who use it. */
export interface ListedGame {
  readonly id: string;
  /** Does something with the game that would be done with any other alike. */
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent>(game: TableGame<Options, State, Move, GameEvent>) => Result,
  ): Result;
}

/** A game to be put in a list. */
export function listGame<Options, State extends Asking, Move, GameEvent>(
  game: TableGame<Options, State, Move, GameEvent>,
): ListedGame {
  return { id: game.rules.id, with: (use) => use(game) };
}

/** The games that can be played, the usual one first. */
export const GAMES: readonly [ListedGame, ...ListedGame[]] = [listGame(coupTable), listGame(copsTable)];

/** The game of this name, which must be in the list. */
export function gameNamed(id: string): ListedGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** The game of this name, if there is one. */
export function findGame(id: string): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
