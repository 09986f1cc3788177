import type { GameName } from "../games/shown-game.ts";
import type { SoloRules } from "./solo-rules.ts";

/** One piece of script per game: practising one loads neither the rules nor the bots of the other. */
const LOADERS: Readonly<Record<GameName, () => Promise<SoloRules>>> = {
  coup: async () => (await import("./solo-coup.ts")).soloCoup,
  cops: async () => (await import("./solo-cops.ts")).soloCops,
};

/** Loads what is needed to practise a game. Fails if it cannot be loaded. */
export function loadSolo(game: GameName): Promise<SoloRules> {
  return LOADERS[game]();
}
