import type { CoupEvent, Move, State } from "@darbar/coup";
import { baselineCoup } from "../../baselines/baseline-coup.ts";
import { PERSONALITIES as BASELINE_PERSONALITIES } from "../../baselines/personality.ts";
import type { Bot } from "../../bot.ts";
import { PERSONALITIES, PERSONALITY_NAMES } from "../../simple-coup/personality.ts";
import { simpleCoup } from "../../simple-coup/simple-coup.ts";

/** The players by whom a network is measured, by name. */
export const BASELINES: Readonly<Record<string, Bot<State, Move, CoupEvent>>> = {
  honest: baselineCoup(BASELINE_PERSONALITIES.honest),
  bluffer: baselineCoup(BASELINE_PERSONALITIES.bluffer),
  balanced: baselineCoup(BASELINE_PERSONALITIES.balanced),
};

/** All the players with a style of their own that a network learns against. */
export const SCRIPTED: readonly Bot<State, Move, CoupEvent>[] = [
  ...Object.values(BASELINES),
  ...PERSONALITY_NAMES.map((name) => simpleCoup(PERSONALITIES[name])),
];
