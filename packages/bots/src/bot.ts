import type { Asking, Draw, Game, Remark, Saying, Seat } from "@darbar/kernel";

/** How much of what a seat has seen and heard it has had the word about already. */
export interface Since {
  readonly events: number;
  readonly remarks: number;
}

declare const seen: unique symbol;

/** What one seat sees of a table, and what it may do there. Only `look` makes one, so it never holds more than that. */
export interface Sight<State, Move, GameEvent = unknown> {
  readonly seat: Seat;
  readonly view: State;
  readonly legal: readonly Move[];
  /** Everything that happened so far, as this seat saw it. */
  readonly past: readonly GameEvent[];
  /** What was said so far, each after so many events of `past`. Talk is free: it proves nothing. */
  readonly said: readonly Remark[];
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
  /** What it says of its own accord of what is new, if anything: a quick phrase, never free text. */
  speak?(sight: Sight<State, Move, GameEvent>, since: Since, draw: Draw): Saying | null;
}

/** As much, counted in events of the whole table, in a seat's own count. */
export function sinceAt<Options, State extends Asking, Move, GameEvent>(
  { redact }: Game<Options, State, Move, GameEvent>,
  events: readonly GameEvent[],
  seat: Seat,
  since: Since,
): Since {
  const seenBefore = events.slice(0, since.events).filter((event) => redact(event, seat) !== null);
  return { ...since, events: seenBefore.length };
}

/**
 * Looks at a table from one seat. `events`: everything that happened there; the seat's own share of it is taken. `said`: what
 * was said meanwhile, each after so many of these events.
 */
export function look<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  seat: Seat,
  events: readonly GameEvent[] = [],
  said: readonly Remark[] = [],
): Sight<State, Move, GameEvent> {
  const past: GameEvent[] = [];
  /** How much of the past there was after each event. */
  const lengths = [0];
  for (const event of events) {
    const seenOfIt = game.redact(event, seat);
    if (seenOfIt !== null) past.push(seenOfIt);
    lengths.push(past.length);
  }
  return sightOf(game, state, seat, past, lengths, said);
}

/** A seat's sight, of its own share of the past; `lengths`: how much that was after each event of the whole table. */
export function sightOf<Options, State extends Asking, Move, GameEvent>(
  game: Game<Options, State, Move, GameEvent>,
  state: State,
  seat: Seat,
  past: readonly GameEvent[],
  lengths: readonly number[],
  said: readonly Remark[],
): Sight<State, Move, GameEvent> {
  const view = game.view(state, seat);
  const heard = said.map((remark) => ({ ...remark, after: lengths[remark.after] ?? past.length }));
  return { seat, view, legal: game.legal(view, seat), past, said: heard } as unknown as Sight<State, Move, GameEvent>;
}
