import type { CopsEvent, Move, State } from "@darbar/cops";
import type { Bot, Sight } from "../bot.ts";

export type CopsBot = Bot<State, Move, CopsEvent>;

export type CopsSight = Sight<State, Move, CopsEvent>;
