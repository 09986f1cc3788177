import { type CopsEvent, copsAtTable, type Move, type Options, type State } from "@darbar/cops";
import type { SoloRules } from "./solo-rules.ts";

/** Good Cop Bad Cop, to be practised. */
export const soloCops: SoloRules<Options, State, Move, CopsEvent> = { ...copsAtTable, game: "cops" };
