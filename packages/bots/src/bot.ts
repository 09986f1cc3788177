import type { Asking, Draw, Game, Seat } from "@darbar/kernel";

declare const seen: unique symbol;

/** What one seat sees of a table, and what it may do there. Only `look` makes one, so it never holds more than that. */
export interface Sight<State, Move, GameEvent = unknown> {
  readonly seat: Seat;
  readonly view: State;
  readonly legal: readonly Move[];
  /** Everything that happened so far, as this seat saw it. */
  readonly past: readonly GameEvent[];
  readonly [seen]: true;
}

export interface Budget {
  readonly milliseconds: number;
  now(): number;
}

/** A player who is not a person: it answers from what its seat sees, and its chance comes from the given draw. */
export interface Bot<State, Move, GameEvent = unknown> {
  /** One of the legal moves. Only for a seat that is asked. Without a budget it answers at once. */
  choose(sight: Sight<State, Move, GameEvent>, draw: Draw, budget?: Budget): Move;
}

/** Looks at a table from one seat. `events`: everything that happened there; the seat's own share of it is taken. */
export function look<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  seat: Seat,
  events: readonly GameEvent[] = [],
): Sight<State, Move, GameEvent> {
  const view = game.view(state, seat);
  const past = events.flatMap((event) => game.redact(event, seat) ?? []);
  return { seat, view, legal: game.legal(view, seat), past } as unknown as Sight<State, Move, GameEvent>;
}
