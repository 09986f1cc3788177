import { copsBot } from "@darbar/bots";
import { type CopsEvent, copsAtTable, type Move, type Options, type State } from "@darbar/cops";
import { questionText } from "@darbar/words/cops/question";
import { refusalText } from "@darbar/words/cops/refusal";
import { NARRATOR } from "@darbar/words/cops/story";
import { cardKindName } from "@darbar/words/cops/things";
import { followStory } from "@darbar/words/follow-story";
import type { TableGame } from "../table-game.ts";
import { aidPage } from "./play/aid-page.ts";
import { ask, attend } from "./play/attend.ts";
import { drawBoard } from "./play/board.ts";
import { ending } from "./play/ending.ts";
import { claimed, telling } from "./play/telling.ts";
import { copsReview } from "./review.ts";
import { depthOf, hands, isLaidOut, standings } from "./story.ts";

/** Good Cop Bad Cop on the command line. */
export const copsTable: TableGame<Options, State, Move, CopsEvent> = {
  ...copsAtTable,
  meanings: { "mode.gang": "diamonds, criminals, everybody has a gun" },
  examples: ["--game cops", "--game cops --mode gang --seats 6 --name Laleh"],
  newBot: copsBot,
  parts: ["common", "cops", "copsAid", "ending", "seating"],
  follow: (viewer, words, names) => followStory(NARRATOR, viewer, words, names),
  depthOf,
  isLaidOut,
  hands,
  standings,
  awaits: (view, { words, names }) => questionText(view, words, names),
  refusal: ({ code }, words) => refusalText(code, words),
  board: drawBoard,
  aid: (view, words, sheet) => aidPage(view.options.mode, words, sheet),
  startsAside: true,
  attend,
  ask,
  telling,
  claimed,
  nameOfCard: cardKindName,
  ending,
  reviewed: copsReview,
};
