import { CHARACTERS, type Move, type State } from "@darbar/coup";
import type { ReviewWords } from "../review-words.ts";
import { characterName } from "./characters.ts";
import { moveLabel, targetLabel } from "./move-label.ts";
import { questionText } from "./question.ts";

/** How decisions of Coup are spoken of. */
export const coupWords: ReviewWords = {
  question: (view, words, names) => questionText(view as State, words, names),
  move: (given, view, _, words, names) => {
    const move = given as Move;
    return "target" in move ? targetLabel(move, view as State, words, names) : moveLabel(move, view as State, words);
  },
  guess: (what, words) => {
    const character = CHARACTERS.find((known) => known === what);
    return character === undefined ? what : characterName(character, words);
  },
};
