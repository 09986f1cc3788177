import { type Bot, copsBot, coupBot, type Manner } from "@darbar/bots";
import { copsAtTable } from "@darbar/cops";
import { coupAtTable } from "@darbar/coup";
import type { Asking, AtTable } from "@darbar/kernel";

/** A game that a server hosts, and who plays it where people are missing. */
export interface HostedGame<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>
  extends AtTable<Options, State, Move, GameEvent> {
  newBot(manner: Manner): Bot<State, Move, GameEvent>;
}

/** A hosted game whose types only those need to know who use it. */
export interface ListedGame {
  readonly id: string;
  readonly spokenCards: readonly string[];
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
      game: HostedGame<Options, State, Move, GameEvent>,
    ) => Result,
  ): Result;
}

function listed<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  game: HostedGame<Options, State, Move, GameEvent>,
): ListedGame {
  return { id: game.rules.id, spokenCards: game.spokenCards, with: (use) => use(game) };
}

const GAMES: readonly ListedGame[] = [
  listed({ ...coupAtTable, newBot: coupBot }),
  listed({ ...copsAtTable, newBot: copsBot }),
];

/** The game of this name, if this server hosts it. */
export function hostedGame(id: string): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
