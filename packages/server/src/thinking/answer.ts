import { answerInquiry } from "@darbar/bots";
import { hostedGame } from "../game/hosted-game.ts";
import type { Question } from "./question.ts";

/** Thinks a question out, here and now: for threads that have nothing else to do. */
export function answerQuestion({ game, inquiry, most }: Question): unknown {
  const listed = hostedGame(game);
  if (listed === undefined) throw new Error(`there is no game ${game} here`);
  return listed.with(({ rules, newBot }) => answerInquiry(rules, newBot, inquiry, () => performance.now(), most));
}
