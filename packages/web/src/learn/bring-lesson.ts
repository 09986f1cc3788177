import { bringGame } from "../games/bring.ts";
import type { AnyRules, GameName } from "../games/shown-game.ts";
import type { Lesson } from "./lesson.ts";

/** One piece of script per game: learners of one do not wait for the other. */
const LOADERS: Readonly<Record<GameName, () => Promise<Lesson>>> = {
  coup: async () => (await import("../games/coup/lesson/lesson.ts")).lesson,
  cops: async () => (await import("../games/cops/lesson/lesson.ts")).lesson,
};

/** A lesson with the rules it is played by. */
export interface BroughtLesson {
  readonly lesson: Lesson;
  readonly rules: AnyRules;
}

/** Brings the lesson of a game, and the game itself. Fails if either cannot be brought. */
export async function bringLesson(game: GameName): Promise<BroughtLesson> {
  const [lesson, { rules }] = await Promise.all([LOADERS[game](), bringGame(game)]);
  return { lesson, rules };
}
