import type { Asking, AtTable } from "@darbar/kernel";
import type { GameName } from "../games/shown-game.ts";

/** A game that can be practised; bots think elsewhere. Only who looks inside names its types. */
export interface SoloRules<Options = unknown, State extends Asking = Asking, Move = unknown, GameEvent = unknown>
  extends AtTable<Options, State, Move, GameEvent> {
  readonly game: GameName;
}
