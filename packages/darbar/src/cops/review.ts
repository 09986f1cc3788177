import { reviewCops } from "@darbar/bots/review";
import type { CopsEvent, Move, Options, State } from "@darbar/cops";
import type { Reviewed } from "../review/reviewed.ts";
import { inWords } from "./play/menu.ts";
import { stepsTo } from "./play/steps.ts";
import { describe } from "./words/describe.ts";
import { ask } from "./words/question.ts";

/** What says nothing of anybody's cards by itself. */
const PLAIN: ReadonlySet<CopsEvent["type"]> = new Set(["turn", "next", "dealt", "arranged", "used", "diamonds", "won"]);

/** Good Cop Bad Cop, gone over. */
export const copsReview: Reviewed<Options, State, Move, CopsEvent> = {
  review: reviewCops,
  asked: ask,
  option: (move, view, me, names) => inWords(stepsTo(move, { view, me, names })[0].map(({ label }) => label)),
  guess: (what) => what,
  told: (event, { viewer, options }, names) =>
    PLAIN.has(event.type) ? null : describe(event, viewer, names, options.mode),
};
