import { reviewCoup } from "@darbar/bots/review";
import { CHARACTERS, type CoupEvent, type Move, type Options, type State } from "@darbar/coup";
import type { Reviewed } from "../review/reviewed.ts";
import { describe } from "./words/describe.ts";
import { nameMove } from "./words/name-move.ts";
import { ask } from "./words/question.ts";
import { CHARACTER } from "./words/things.ts";

/** What says nothing of anybody's cards by itself. */
const PLAIN: ReadonlySet<CoupEvent["type"]> = new Set(["turn", "paid", "dealt", "out", "won"]);

/** Coup, gone over. */
export const coupReview: Reviewed<Options, State, Move, CoupEvent> = {
  review: reviewCoup,
  asked: (view, _, names) => ask(view, names),
  option: (move, view, _, names) => nameMove(move, view, names),
  guess: (what) => {
    const character = CHARACTERS.find((known) => known === what);
    return character === undefined ? what : CHARACTER[character];
  },
  told: (event, { viewer }, names) => (PLAIN.has(event.type) ? null : describe(event, viewer, names)),
};
