import { loadGame } from "../games/load.ts";
import type { AnyRules, GameName } from "../games/shown-game.ts";
import type { Lesson } from "./lesson.ts";

/** One piece of script per game: learners of one do not wait for the other. */
const LOADERS: Readonly<Record<GameName, () => Promise<Lesson>>> = {
  coup: async () => (await import("../games/coup/lesson/lesson.ts")).lesson,
  cops: async () => (await import("../games/cops/lesson/lesson.ts")).lesson,
};

/** A lesson with the rules it is played by. */
export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly rules: AnyRules;
}

/** Loads the lesson of a game, and the game itself. Fails if either cannot be loaded. */
export async function loadLesson(game: GameName): Promise<LoadedLesson> {
  const [lesson, { rules }] = await Promise.all([LOADERS[game](), loadGame(game)]);
  return { lesson, rules };
}
