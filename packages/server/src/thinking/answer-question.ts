import { answerIn } from "@darbar/bots";
import { findGame } from "@darbar/games";
import type { ThreadQuestion } from "./thread-messages.ts";

/** Thinks a question out, here and now: for threads that have nothing else to do. */
export function answerQuestion({ game, inquiry, most }: ThreadQuestion): unknown {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game ${game} here`);
  return answerIn(found, inquiry, () => performance.now(), most);
}
