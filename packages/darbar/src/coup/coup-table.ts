import { coupBot } from "@darbar/bots";
import {
  type CoupEvent,
  coup,
  EDITIONS,
  everyVariant,
  type Move,
  type Options,
  RULES,
  type State,
  summary,
  thoseThatCount,
} from "@darbar/coup";
import type { TableGame } from "../table-game.ts";
import { FLAGS } from "./flags.ts";
import { aidPage } from "./play/aid-page.ts";
import { ask, attend } from "./play/attend.ts";
import { drawBoard, isOut } from "./play/board.ts";
import { ending } from "./play/ending.ts";
import { coupReview } from "./review.ts";
import { hands } from "./story/hands.ts";
import { storyteller } from "./story/storyteller.ts";
import { awaits } from "./words/question.ts";
import { sayRefusal } from "./words/refusal.ts";
import { saySetting } from "./words/setting.ts";

const USUAL_SEATS = 4;
const DRAFT_SEATS = 2;

/** Coup on the command line. */
export const coupTable: TableGame<Options, State, Move, CoupEvent> = {
  rules: coup,
  name: "Coup",
  flags: FLAGS,
  examples: [
    "--seats 6 --edition plus --reformation --anarchist",
    "--seats 2 --no-draft --name Laleh --save duel.json",
  ],
  kinds: { option: "edition", names: EDITIONS, of: (options) => options.edition },
  // Who speaks of the draft means a table of two.
  usualSeats: ({ draft }) => (draft === undefined ? USUAL_SEATS : DRAFT_SEATS),
  variants: everyVariant,
  startsNext: (options, { winners }) => (RULES[options.edition].nextGameStarts === "winner" ? winners[0] : null),
  newBot: coupBot,
  setting: saySetting,
  storyteller,
  hands,
  awaits,
  summary,
  refusal: sayRefusal,
  board: drawBoard,
  aid: (view, sheet) => aidPage(view.options, sheet),
  startsAside: false,
  attend,
  ask,
  isOut: (view, seat) => isOut(view.players[seat]),
  thoseThatCount,
  ending,
  reviewed: coupReview,
};
