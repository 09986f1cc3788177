import {
  CHARACTERS,
  type CoupEvent,
  coup,
  dwellOf,
  isHarmless,
  type Move,
  type Options,
  pauseOver,
  RULES,
  type State,
  thoseThatCount,
  touches,
} from "@darbar/coup";
import type { SoloRules } from "./solo-rules.ts";

/** Coup, to be practised. */
export const soloCoup: SoloRules<Options, State, Move, CoupEvent> = {
  game: "coup",
  rules: coup,
  thoseThatCount,
  isHarmless,
  touches,
  isOut: ({ players }, seat) => players[seat].hidden.length === 0 && players[seat].shown.length > 0,
  dwellOf,
  pauseOver,
  cards: CHARACTERS,
  // coup 1: in some editions the winner starts.
  startsNext: ({ edition }, { winners }) => (RULES[edition].nextGameStarts === "winner" ? winners[0] : null),
};
