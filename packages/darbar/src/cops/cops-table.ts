import { copsBot } from "@darbar/bots";
import { type CopsEvent, cops, everyVariant, MODES, type Move, type Options, type State, summary } from "@darbar/cops";
import type { TableGame } from "../table-game.ts";
import { FLAGS } from "./flags.ts";
import { aidPage } from "./play/aid-page.ts";
import { ask, attend } from "./play/attend.ts";
import { drawBoard, isOut } from "./play/board.ts";
import { ending } from "./play/ending.ts";
import { copsReview } from "./review.ts";
import { hands } from "./story/hands.ts";
import { storyteller } from "./story/storyteller.ts";
import { awaits } from "./words/question.ts";
import { sayRefusal } from "./words/refusal.ts";
import { saySetting } from "./words/setting.ts";

const USUAL_SEATS = 5;

/** Good Cop Bad Cop on the command line. */
export const copsTable: TableGame<Options, State, Move, CopsEvent> = {
  rules: cops,
  name: "Good Cop Bad Cop",
  flags: FLAGS,
  examples: ["--game cops", "--game cops --mode gang --seats 6 --name Laleh"],
  kinds: { option: "mode", names: MODES, of: (options) => options.mode },
  usualSeats: () => USUAL_SEATS,
  variants: everyVariant,
  startsNext: () => null,
  newBot: copsBot,
  setting: saySetting,
  storyteller,
  hands,
  awaits,
  summary,
  refusal: sayRefusal,
  board: drawBoard,
  aid: (view, sheet) => aidPage(view.options.mode, sheet),
  startsAside: true,
  attend,
  ask,
  isOut,
  thoseThatCount: (_, given) => given, // Sealed answers all count; the rules say who comes first (cops 4).
  ending,
  reviewed: copsReview,
};
