import { coupBot } from "@darbar/bots";
import { type CoupEvent, coupAtTable, type Move, type Options, type State } from "@darbar/coup";
import type { TableGame } from "../table-game.ts";
import { aidPage } from "./play/aid-page.ts";
import { ask, attend } from "./play/attend.ts";
import { drawBoard } from "./play/board.ts";
import { ending } from "./play/ending.ts";
import { coupReview } from "./review.ts";
import { hands } from "./story/hands.ts";
import { storyteller } from "./story/storyteller.ts";
import { awaits } from "./words/question.ts";
import { sayRefusal } from "./words/refusal.ts";
import { saySetting } from "./words/setting.ts";

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
  setting: saySetting,
  storyteller,
  hands,
  awaits,
  refusal: sayRefusal,
  board: drawBoard,
  aid: (view, sheet) => aidPage(view.options, sheet),
  startsAside: false,
  attend,
  ask,
  ending,
  reviewed: coupReview,
};
