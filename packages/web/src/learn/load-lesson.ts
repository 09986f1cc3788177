import { GAMES } from "../games/list.ts";
import { loadGame } from "../games/load.ts";
import type { AnyRules, GameName } from "../games/shown-game.ts";
import type { Lesson } from "./lesson.ts";

/** A lesson with the rules it is played by. */
export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly rules: AnyRules;
}

/** Loads the lesson of a game, and the game itself. Fails if either cannot be loaded. */
export async function loadLesson(game: GameName): Promise<LoadedLesson> {
  const shown = GAMES[game].lesson;
  if (shown === null) throw new Error(`${game} is not taught here`);
  const [lesson, { rules }] = await Promise.all([shown.load(), loadGame(game)]);
  return { lesson, rules };
}
