import type { Asking, AtTable, Game, Viewer } from "@darbar/kernel";

/** A game that can be played at a table, whose types only those need to know who use it. */
export interface ListedGame {
  readonly id: string;
  readonly spokenCards: readonly string[];
  /** What a viewer may see of events: those that reach this viewer. */
  redactAll(events: readonly unknown[], viewer: Viewer): readonly unknown[];
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
  const { rules, spokenCards } = game;
  return {
    id: rules.id,
    spokenCards,
    redactAll: (events, viewer) => redactAll(rules, events as readonly GameEvent[], viewer),
    with: (use) => use(game),
  };
}

/** What a viewer may see of events: those that reach this viewer. */
export function redactAll<Options, State extends Asking, Move, GameEvent>(
  { redact }: Game<Options, State, Move, GameEvent>,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] {
  return events.map((event) => redact(event, viewer)).filter((event) => event !== null);
}
