import type { Asking, AtTable } from "@darbar/kernel";

/** A game that can be played at a table, whose types only those need to know who use it. */
export interface ListedGame {
  readonly id: string;
  readonly spokenCards: readonly string[];
  with<Result>(
    use: <Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
      game: AtTable<Options, State, Move, GameEvent>,
    ) => Result,
  ): Result;
}

/** Lists a game. */
export function listGame<Options, State extends Asking, Move, GameEvent extends { readonly type: string }>(
  game: AtTable<Options, State, Move, GameEvent>,
): ListedGame {
  return { id: game.rules.id, spokenCards: game.spokenCards, with: (use) => use(game) };
}
