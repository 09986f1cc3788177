import { coupBot } from "@darbar/bots";
import { CHARACTERS, type CoupEvent, coupAtTable, type Move, type Options, type State } from "@darbar/coup";
import { characterName } from "@darbar/words/coup/characters";
import { questionText } from "@darbar/words/coup/question";
import { refusalText } from "@darbar/words/coup/refusal";
import { NARRATOR } from "@darbar/words/coup/story";
import { followStory } from "@darbar/words/follow-story";
import type { TableGame } from "../table-game.ts";
import { aidPage } from "./play/aid-page.ts";
import { ask, attend } from "./play/attend.ts";
import { drawBoard } from "./play/board.ts";
import { ending } from "./play/ending.ts";
import { coupReview } from "./review.ts";
import { depthOf, hands, isLaidOut, standings } from "./story.ts";

/** Coup on the command line. */
export const coupTable: TableGame<Options, State, Move, CoupEvent> = {
  ...coupAtTable,
  meanings: {
    reformation: "allegiances, the reserve, embezzling",
    anarchist: "the bomb",
    draft: "two seats with the draft",
    "no-draft": "two seats without the draft",
    secondDefence: "if you lose a challenge to an action, you may still block it",
    blockers: "who may block assassinating and stealing",
  },
  examples: [
    "--seats 6 --edition plus --reformation --anarchist",
    "--seats 2 --no-draft --name Laleh --save duel.json",
  ],
  newBot: coupBot,
  parts: ["common", "coup", "ending", "seating"],
  follow: (viewer, words, names) => followStory(NARRATOR, viewer, words, names),
  depthOf,
  isLaidOut,
  hands,
  standings,
  awaits: (view, { words, names }) => questionText(view, words, names),
  refusal: ({ code }, words) => refusalText(code, words),
  board: drawBoard,
  aid: (view, words, sheet) => aidPage(view.options, words, sheet),
  startsAside: false,
  attend,
  ask,
  // A claim is a move here.
  telling: () => null,
  claimed: () => null,
  nameOfCard: (card, words) => {
    const character = CHARACTERS.find((known) => known === card);
    return character === undefined ? card : characterName(character, words);
  },
  ending,
  reviewed: coupReview,
};
