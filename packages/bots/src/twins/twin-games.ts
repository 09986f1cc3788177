import type { Asking } from "@darbar/kernel";
import type { Bot } from "../bot.ts";
import type { BotOptions } from "../level.ts";
import { BOT_GAMES } from "../registry.ts";
import type { TwinGame } from "./twins.ts";

/** A game whose bots can be tried, in a list of games of different types. */
interface ListedTwins {
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
export const TWIN_GAMES: readonly ListedTwins[] = BOT_GAMES.flatMap((listed) =>
  listed.with(({ rules: { id }, newBot, twins }): readonly ListedTwins[] =>
    twins === null ? [] : [{ id, with: (use) => use(twins, newBot) }],
  ),
);
