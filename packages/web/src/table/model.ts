import type { Asking, Outcome, Seat, Viewer } from "@darbar/kernel";
import type { ClockReading, How, Said, Setup, Sitter, Snapshot } from "@darbar/protocol";

/** A game at the table, as this viewer knows it. `View` and `Event` are the game's own. */
export interface GameModel<View extends Asking = Asking, GameEvent = unknown> {
  readonly number: number;
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly view: View;
  /** Everything that happened so far, as this viewer may see it. */
  readonly past: readonly GameEvent[];
  readonly outcome: Outcome | null;
}

/** What the clock said, and when we heard it (by our own clock, in milliseconds). */
export interface HeardClock {
  readonly reading: ClockReading;
  readonly at: number;
}

/** An answer that was given for the reader, not by them. */
export interface PlayedForMe {
  readonly prompt: number;
  /** How much of the past there was. */
  readonly index: number;
  readonly how: Exclude<How, "player">;
  readonly isPass: boolean;
  /** The standing order at that time. */
  readonly order: string | null;
}

/** A table as it is shown: the server's snapshot with everything since folded in. Never changed, only replaced. */
export interface TableModel {
  readonly table: string;
  readonly viewer: Viewer;
  /** Where the reader sits; `null`: they watch. */
  readonly me: Seat | null;
  readonly setup: Setup;
  readonly code: string;
  readonly host: string | null;
  readonly seats: readonly (Sitter | null)[];
  /** What each seat has committed to for the next shuffle, and the shuffle under way. */
  readonly commitments: readonly (string | null)[];
  readonly shuffle: Snapshot["shuffle"];
  /** The number of the game that is dealt next. */
  readonly nextGame: number;
  /** The hash of the server's secret. */
  readonly commitment: string;
  readonly game: GameModel | null;
  /** The reader's own sealed answer to the open question. */
  readonly given: unknown;
  readonly order: string | null;
  /** What was answered for them in this game, as far as they have seen it. */
  readonly playedForMe: readonly PlayedForMe[];
  readonly talk: readonly Said[];
  readonly clock: HeardClock | null;
  /** Who is here: seats whose players look, and how many only watch. */
  readonly present: { readonly seats: readonly Seat[]; readonly spectators: number };
}

/** The table that a snapshot shows to a person. */
export function modelOf(
  table: string,
  viewer: Viewer,
  snapshot: Snapshot,
  person: string | null,
  clock: HeardClock | null,
): TableModel {
  const { setup, code, host, seats, commitments, shuffle, nextGame, commitment, game, given, order, talk } = snapshot;
  return {
    table,
    viewer,
    me: seatIn(seats, person),
    setup,
    code,
    host,
    seats,
    commitments,
    shuffle,
    nextGame,
    commitment,
    game,
    given,
    order,
    playedForMe: [],
    talk,
    clock,
    present: { seats: [], spectators: 0 },
  };
}

/** Where a person sits. */
export function seatIn(seats: readonly (Sitter | null)[], person: string | null): Seat | null {
  const seat = seats.findIndex((sitter) => sitter?.kind === "person" && sitter.person === person);
  return seat === -1 ? null : seat;
}

/** Whether there is a game to look at, under way or over. */
export function hasGame(model: TableModel): model is TableModel & { readonly game: GameModel } {
  return model.game !== null;
}

/** Whether a game is under way. */
export function isPlaying({ game }: TableModel): boolean {
  return game !== null && game.outcome === null;
}
