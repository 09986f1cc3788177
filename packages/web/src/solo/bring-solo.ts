import type { GameName } from "../games/shown-game.ts";
import type { SoloRules } from "./solo-rules.ts";

/** One piece of script per game: practising one brings neither the rules nor the bots of the other. */
const LOADERS: Readonly<Record<GameName, () => Promise<SoloRules>>> = {
  coup: async () => (await import("./solo-coup.ts")).soloCoup,
  cops: async () => (await import("./solo-cops.ts")).soloCops,
};

/** Brings what is needed to practise a game. Fails if it cannot be brought. */
export function bringSolo(game: GameName): Promise<SoloRules> {
  return LOADERS[game]();
}
