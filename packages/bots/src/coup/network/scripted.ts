import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Bot } from "../../bot.ts";
import { simpleCoup } from "../../simple-coup/simple-coup.ts";
import { TEMPERAMENT_NAMES, TEMPERAMENTS } from "../../simple-coup/temperament.ts";
import { STYLES } from "../../yardsticks/style.ts";
import { styledCoup } from "../../yardsticks/styled-coup.ts";

/** The players by whom a network is measured, by name. */
export const YARDSTICKS: Readonly<Record<string, Bot<State, Move, CoupEvent>>> = {
  honest: styledCoup(STYLES.honest),
  bluffer: styledCoup(STYLES.bluffer),
  balanced: styledCoup(STYLES.balanced),
};

/** All the players with a style of their own that a network learns against. */
export const SCRIPTED: readonly Bot<State, Move, CoupEvent>[] = [
  ...Object.values(YARDSTICKS),
  ...TEMPERAMENT_NAMES.map((name) => simpleCoup(TEMPERAMENTS[name])),
];
