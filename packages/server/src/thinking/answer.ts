import { gameOf } from "../games.ts";
import type { Question } from "./question.ts";

/** Thinks a question out, here and now: for threads that have nothing else to do. */
export function answerQuestion({ game, inquiry, most }: Question): unknown {
  const served = gameOf(game);
  if (served === undefined) throw new Error(`there is no game ${game} here`);
  return served.answer(inquiry, () => performance.now(), most);
}
