import type { Playing } from "../table-game.ts";
import type { Voice } from "../text/voice.ts";
import type { Keyboard } from "./keyboard.ts";
import type { TerminalScreen } from "./screen.ts";

/** Where a person sits and is asked. */
export interface Desk<State, Move, GameEvent> {
  readonly game: Playing<State, Move, GameEvent>;
  readonly screen: TerminalScreen<State>;
  readonly keyboard: Keyboard;
  readonly voice: Voice;
  /** Whether pages wait to be read. */
  readonly waits: boolean;
}
