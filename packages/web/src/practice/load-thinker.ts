import type { GameName } from "../games/shown-game.ts";
import type { Answer } from "./answer-messages.ts";
import { type Means, openThinker, type Thinker } from "./thinker.ts";

/** One worker a game, with its own rules and bots alone. What a worker loads is no part of the page. */
const WORKERS: Readonly<Record<GameName, () => Worker>> = {
  coup: () => new Worker(new URL("../games/coup/practice/coup-worker.ts", import.meta.url), { type: "module" }),
  cops: () => new Worker(new URL("../games/cops/practice/cops-worker.ts", import.meta.url), { type: "module" }),
};

/** The same bots for a page without workers, loaded only there. */
const IN_PAGE: Readonly<Record<GameName, () => Promise<Answer>>> = {
  coup: async () => (await import("../games/coup/practice/coup-answers.ts")).answerCoup,
  cops: async () => (await import("../games/cops/practice/cops-answers.ts")).answerCops,
};

/** Starts what the bots of a practice table think with. */
export function loadThinker(game: GameName, later: Means["later"]): Thinker {
  return openThinker({ start: WORKERS[game], load: IN_PAGE[game], later });
}
