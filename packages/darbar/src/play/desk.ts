import type { Playing } from "../table-game.ts";
import type { Names } from "../text/voice.ts";
import type { Keyboard } from "./keyboard.ts";
import type { Screen } from "./screen.ts";

/** Where a person sits and is asked. */
export interface Desk<State, Move, Event> {
  readonly game: Playing<State, Move, Event>;
  readonly screen: Screen<State>;
  readonly keyboard: Keyboard;
  readonly names: Names;
  /** Whether pages wait to be read. */
  readonly waits: boolean;
}
