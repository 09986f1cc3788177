import { type CoupEvent, coupAtTable, type Move, type Options, type State } from "@darbar/coup";
import type { SoloRules } from "./solo-rules.ts";

/** Coup, to be practised. */
export const soloCoup: SoloRules<Options, State, Move, CoupEvent> = { ...coupAtTable, game: "coup" };
