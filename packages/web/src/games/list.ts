import { GAME_NAMES } from "@darbar/protocol/agreed";
import { cops } from "./cops/shown.ts";
import { coup } from "./coup/shown.ts";
import type { GameName, ShownGame } from "./shown-game.ts";

/** The games that the page shows: the one list of them. */
export const GAMES: Readonly<Record<GameName, ShownGame>> = { coup, cops };

/** The game whose pages have the short addresses, and that is meant where none is named. */
export const [USUAL_GAME] = GAME_NAMES;

/** Whether the page knows how to show a game. */
export function isShown(game: string): game is GameName {
  return Object.hasOwn(GAMES, game);
}

/** How the document is dressed for a game; `null`: as it is. */
export function skinOf(game: string): string | null {
  return isShown(game) ? GAMES[game].skin : null;
}

/** A name that tells the games apart; the usual game's is the plain one. */
export function nameOf(plain: string, game: GameName, between: string): string {
  return game === USUAL_GAME ? plain : `${plain}${between}${game}`;
}
