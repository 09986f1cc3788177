import { reviewCops } from "@darbar/bots/review";
import type { CopsEvent, Move, Options, State } from "@darbar/cops";
import { describe } from "@darbar/words/cops/describe";
import { copsWords } from "@darbar/words/cops/review-words";
import type { Reviewed } from "../review/reviewed.ts";

/** What says nothing of anybody's cards by itself. */
const PLAIN: ReadonlySet<CopsEvent["type"]> = new Set(["turn", "next", "dealt", "arranged", "used", "diamonds", "won"]);

/** Good Cop Bad Cop, gone over. */
export const copsReview: Reviewed<Options, State, Move, CopsEvent> = {
  review: reviewCops,
  words: copsWords,
  told: (event, { viewer }, { words, names }) => (PLAIN.has(event.type) ? null : describe(event, viewer, words, names)),
};
