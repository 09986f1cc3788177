import type { ListedGame } from "@darbar/kernel";
import { randomMoves } from "./baselines/random-moves.ts";
import { type ListedBots, listBots } from "./bot-game.ts";
import { copsBots } from "./cops/bot-game.ts";
import { coupBots } from "./coup/bot-game.ts";
import { answerInquiry, type Inquiry } from "./inquiry.ts";

/** The games that have bots of their own. */
export const BOT_GAMES: readonly ListedBots[] = [listBots(coupBots), listBots(copsBots)];

/** The bots of the game of this name, which must be in the list. */
export function botsOf(id: string): ListedBots {
  const found = BOT_GAMES.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there are no bots for ${id}`);
  return found;
}

/** What a bot answers, here and now, in at most so many milliseconds. A game without bots of its own is played at random. */
export function answerIn(game: ListedGame, inquiry: Inquiry, now: () => number, most: number): unknown {
  const known = BOT_GAMES.find(({ id }) => id === game.id);
  if (known !== undefined) {
    return known.with(({ rules, newBot }): unknown => answerInquiry(rules, newBot, inquiry, now, most));
  }
  return game.with(({ rules }): unknown => answerInquiry(rules, () => randomMoves(), inquiry, now, most));
}
