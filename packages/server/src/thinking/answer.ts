import { answerIn } from "@darbar/bots";
import { findGame } from "@darbar/games";
import type { Question } from "./question.ts";

/** Thinks a question out, here and now: for threads that have nothing else to do. */
export function answerQuestion({ game, inquiry, most }: Question): unknown {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game ${game} here`);
  return answerIn(found, inquiry, () => performance.now(), most);
}
