import { copsBot } from "@darbar/bots";
import { type CopsEvent, copsAtTable, type Move, type Options, type State } from "@darbar/cops";
import type { TableGame } from "../table-game.ts";
import { aidPage } from "./play/aid-page.ts";
import { ask, attend } from "./play/attend.ts";
import { drawBoard } from "./play/board.ts";
import { ending } from "./play/ending.ts";
import { copsReview } from "./review.ts";
import { hands } from "./story/hands.ts";
import { storyteller } from "./story/storyteller.ts";
import { awaits } from "./words/question.ts";
import { sayRefusal } from "./words/refusal.ts";
import { saySetting } from "./words/setting.ts";

/** Good Cop Bad Cop on the command line. */
export const copsTable: TableGame<Options, State, Move, CopsEvent> = {
  ...copsAtTable,
  meanings: { "mode.gang": "diamonds, criminals, everybody has a gun" },
  examples: ["--game cops", "--game cops --mode gang --seats 6 --name Laleh"],
  newBot: copsBot,
  setting: saySetting,
  storyteller,
  hands,
  awaits,
  refusal: sayRefusal,
  board: drawBoard,
  aid: (view, sheet) => aidPage(view.options.mode, sheet),
  startsAside: true,
  attend,
  ask,
  ending,
  reviewed: copsReview,
};
