import { copsAtTable } from "@darbar/cops";
import { coupAtTable } from "@darbar/coup";
import { type ListedGame, listGame } from "@darbar/kernel";

/** The games there are, the usual one first. */
export const GAMES: readonly [ListedGame, ...ListedGame[]] = [listGame(coupAtTable), listGame(copsAtTable)];

/** The game of this name, if there is one. */
export function findGame(id: string): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
