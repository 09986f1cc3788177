import type { Asking, Game } from "@darbar/kernel";
import { gameNamed } from "../games.ts";

/** The rules of a game as a client uses them that hands views, moves and events through without looking into them. */
export type Rules = Game<unknown, Asking, unknown, unknown>;

/** The rules of the game of this name. */
export function rulesNamed(game: string): Rules {
  return gameNamed(game).with(({ rules }) => rules as unknown as Rules);
}
