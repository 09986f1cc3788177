import type { AnyRules } from "@darbar/table/client";
import { gameNamed } from "../games.ts";

/** The rules of the game of this name. */
export function rulesNamed(game: string): AnyRules {
  return gameNamed(game).with(({ rules }) => rules as unknown as AnyRules);
}
