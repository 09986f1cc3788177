import {
  CHARACTERS,
  coup,
  type Event,
  type Move,
  type Options,
  RULES,
  type State,
  thoseThatCount,
  touches,
} from "@darbar/coup";
import type { SoloRules } from "./solo-rules.ts";

const HARMLESS: readonly string[] = ["foreign-aid", "tax", "exchange"];

/** Coup, to be practised. */
export const soloCoup: SoloRules<Options, State, Move, Event> = {
  game: "coup",
  rules: coup,
  thoseThatCount,
  isHarmless: ({ question, action }) => question === "respond" && HARMLESS.includes(action?.kind ?? ""),
  touches,
  isBrief: () => false,
  cards: CHARACTERS,
  // coup 1: in some editions the winner starts.
  startsNext: ({ edition }, { winners }) => (RULES[edition].nextGameStarts === "winner" ? winners[0] : null),
};
