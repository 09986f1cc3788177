import type { CopsEvent, Move, State } from "@darbar/cops";
import type { Bot, Sight } from "../bot.ts";

/** A bot that plays Good Cop Bad Cop. */
export type CopsBot = Bot<State, Move, CopsEvent>;

/** What a seat of Good Cop Bad Cop sees. */
export type CopsSight = Sight<State, Move, CopsEvent>;
