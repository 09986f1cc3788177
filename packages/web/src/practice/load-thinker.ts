import { GAMES } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { type Means, openThinker, type Thinker } from "./thinker.ts";

/** Starts what the bots of a practice table think with. */
export function loadThinker(game: GameName, later: Means["later"]): Thinker {
  const { startWorker, loadAnswer } = GAMES[game].practice;
  return openThinker({ start: startWorker, load: loadAnswer, later });
}
