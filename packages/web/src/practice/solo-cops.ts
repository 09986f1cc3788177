import {
  type CopsEvent,
  cops,
  dwellOf,
  EQUIPMENT_NAMES,
  IDENTITIES,
  type Move,
  type Options,
  pauseOver,
  type State,
  touches,
} from "@darbar/cops";
import type { SoloRules } from "./solo-rules.ts";

/** Good Cop Bad Cop, to be practised. */
export const soloCops: SoloRules<Options, State, Move, CopsEvent> = {
  game: "cops",
  rules: cops,
  thoseThatCount: (_, given) => given, // Sealed answers all count; the rules say who comes first (cops 4).
  isHarmless: ({ moment, action }) => !["hit", "eliminated"].includes(moment) && action?.do !== "shoot",
  touches,
  isOut: ({ players }, seat) => players[seat].standing === "out",
  dwellOf,
  pauseOver,
  cards: [...IDENTITIES, ...EQUIPMENT_NAMES],
  startsNext: () => null,
};
