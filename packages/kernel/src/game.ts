import type { Draw } from "./draw.ts";
import type { Refusal, Result } from "./result.ts";
import type { Seat, Viewer } from "./seat.ts";

/** What every state has, whatever the game: whose view it is, and the number of its open question. */
export interface Asking {
  /** Whose view this is; `all` for the table itself. */
  readonly viewer: Viewer;
  /** Counts the questions. It moves with public events only, so every viewer sees the same number. */
  prompt: number;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** As what they won, in the game's own words ("last standing", "honest"). */
  readonly as: string;
  /** By seat, 1 for the winners, and one more than are ahead for everybody else. Only where a game ranks those who have not won. */
  readonly ranks?: readonly number[];
  /** By seat, in the game's own points. Only where a game has points. */
  readonly scores?: readonly number[];
}

/**
 * A game: a handful of small functions over plain data.
 *
 * Events are facts and are the truth; `decide` holds all the rules, `evolve` none. A view is a state with holes
 * (`null`), folded by the same `evolve` from redacted events.
 */
export interface Game<Options, State extends Asking, Move, GameEvent> {
  readonly id: string;
  /** The newest version of its rules, counted from 1. Old games stay readable, by the rules they were played by. */
  readonly version: number;
  /**
   * Strict: unknown keys, bad combinations and seat counts that the rules do not know are errors. A game whose rules have changed
   * has the option `version`: by which of them is played, the newest by default.
   */
  options(raw: unknown, seats: number): Result<Options>;
  /** A move as it comes from outside. Strict, like `options`. A game in which one can pass calls that `PASS`. */
  move(raw: unknown): Result<Move>;
  /** The table before the deal. */
  setup(options: Options, seats: number): State;
  /** The opening events. */
  deal(state: State, draw: Draw): readonly GameEvent[];
  /** All the rules are here. Changes nothing. */
  decide(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly GameEvent[], Refusal>;
  /**
   * Facts only: no rules, no chance. Unlike everything else here it changes what it is given, which makes searches fast:
   * whoever needs the state before copies it first (`view(state, "all")`).
   */
  evolve(state: State, event: GameEvent): void;
  /**
   * Decides and folds in one step: the events that `decide` would give, folded already; a refused move changes nothing. Only for a
   * game that is quicker so. Hosts call the kernel's `advance`, which goes by `decide` and `evolve` where there is none.
   */
  advance?(state: State, seat: Seat, move: Move, draw: Draw): Result<readonly GameEvent[], Refusal>;
  /** What a viewer may see of an event; `null` if nothing, not even that it happened. */
  redact(event: GameEvent, viewer: Viewer): GameEvent | null;
  /**
   * For an event that, by the rules, tells the viewer something hidden (a card turned face up): all the rest of what it
   * says, as plain data. `null` for an event that reveals nothing. Only by what is left out here may a viewer come to
   * tell two worlds apart.
   */
  unrevealed(event: GameEvent, viewer: Viewer): unknown;
  /** The same state with holes. For `all` it has none: a copy. */
  view(state: State, viewer: Viewer): State;
  /** Whose answer is still awaited, in seat order. A view shows of this only what its viewer may know. */
  waiting(view: State): readonly Seat[];
  /** Works on views and states alike, with the same result: it cannot leak. Empty for a seat that is not asked. */
  legal(view: State, seat: Seat): readonly Move[];
  /** What a timeout plays. */
  fallback(view: State, seat: Seat): Move;
  /** A world that this view could be. */
  imagine(view: State, draw: Draw): State;
  /** Who won, and as what; `null` while the game goes on. */
  outcome(state: State): Outcome | null;
  /** What does not add up at this table (cards, coins), in words for a developer; `null` if all is accounted for. */
  audit(state: State): string | null;
}
