import { GAMES } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";
import { openThinker, type Thinker, type ThinkerHost } from "./thinker.ts";

/** Starts what the bots of a practice table think with. */
export function loadThinker(game: GameName, later: ThinkerHost["later"]): Thinker {
  const { startWorker, loadAnswer } = GAMES[game].practice;
  return openThinker({ start: startWorker, load: loadAnswer, later });
}
