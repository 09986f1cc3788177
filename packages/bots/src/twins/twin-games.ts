import type { Asking } from "@darbar/kernel";
import type { Bot } from "../bot.ts";
import { copsBot } from "../cops/levels.ts";
import { copsTwins } from "../cops/twins.ts";
import { coupBot } from "../coup/levels.ts";
import { coupTwins } from "../coup/twins.ts";
import type { BotOptions } from "../level.ts";
import type { TwinGame } from "./twins.ts";

/** A game whose bots can be tried, in a list of games of different types. */
export interface ListedTwins {
  readonly id: string;
  /** Does something with the game and its bots that would be done with any other alike. */
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent>(
      game: TwinGame<Options, State, Move, GameEvent>,
      newBot: (options: BotOptions) => Bot<State, Move, GameEvent>,
    ) => Result,
  ): Result;
}

/** The games whose bots can be tried. */
export const TWIN_GAMES: readonly ListedTwins[] = [
  { id: coupTwins.rules.id, with: (use) => use(coupTwins, coupBot) },
  { id: copsTwins.rules.id, with: (use) => use(copsTwins, copsBot) },
];
