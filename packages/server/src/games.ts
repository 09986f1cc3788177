import { answerInquiry, type Bot, type BotOptions, copsBot, coupBot, type Inquiry } from "@darbar/bots";
import { copsAtTable } from "@darbar/cops";
import { coupAtTable } from "@darbar/coup";
import type { Asking, AtTable } from "@darbar/kernel";
import { type ListedGame, listGame } from "@darbar/table";

/** A game that this server has, and who plays it where people are missing. */
export interface ServedGame extends ListedGame {
  /** What a bot answers, here and now, thought about for at most so many milliseconds. */
  answer(inquiry: Inquiry, now: () => number, most: number): unknown;
}

function served<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  game: AtTable<Options, State, Move, GameEvent>,
  newBot: (options: BotOptions) => Bot<State, Move, GameEvent>,
): ServedGame {
  return {
    ...listGame(game),
    answer: (inquiry, now, most) => answerInquiry(game.rules, newBot, inquiry, now, most),
  };
}

const GAMES: readonly ServedGame[] = [served(coupAtTable, coupBot), served(copsAtTable, copsBot)];

/** The game of this name, if this server has it. */
export function gameOf(id: string): ServedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
