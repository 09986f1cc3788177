import { reviewCoup } from "@darbar/bots/review";
import type { CoupEvent, Move, Options, State } from "@darbar/coup";
import { describe } from "@darbar/words/coup/describe";
import { coupWords } from "@darbar/words/coup/review-words";
import type { Reviewed } from "../review/reviewed.ts";

/** What says nothing of anybody's cards by itself. */
const PLAIN: ReadonlySet<CoupEvent["type"]> = new Set(["turn", "paid", "dealt", "out", "won"]);

/** Coup, gone over. */
export const coupReview: Reviewed<Options, State, Move, CoupEvent> = {
  review: reviewCoup,
  words: coupWords,
  told: (event, { viewer }, { words, names }) => (PLAIN.has(event.type) ? null : describe(event, viewer, words, names)),
};
