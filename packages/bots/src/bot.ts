import type { Asking, Draw, Game, Seat } from "@darbar/kernel";

declare const seen: unique symbol;

/** What one seat sees of a table, and what it may do there. Only `look` makes one, so it never holds more than that. */
export interface Sight<State, Move> {
  readonly seat: Seat;
  readonly view: State;
  readonly legal: readonly Move[];
  readonly [seen]: true;
}

/** A player who is not a person: it answers from what its seat sees, and its chance comes from the given draw. */
export interface Bot<State, Move> {
  /** One of the legal moves. Only for a seat that is asked. */
  choose(sight: Sight<State, Move>, draw: Draw): Move;
}

/** Looks at a table from one seat. */
export function look<Options, State extends Asking, Move, Event>(
  game: Game<Options, State, Move, Event>,
  state: State,
  seat: Seat,
): Sight<State, Move> {
  const view = game.view(state, seat);
  return { seat, view, legal: game.legal(view, seat) } as Sight<State, Move>;
}
