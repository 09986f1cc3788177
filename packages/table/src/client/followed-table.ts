import type { Asking, Game, Outcome, Seat, Viewer } from "@darbar/kernel";
import type { ClockReading, ServerMessage, Sitter, Snapshot } from "@darbar/protocol";

/** A game's rules as those use them who hand views, moves and events through without looking into them. */
export type AnyRules = Game<unknown, Asking, unknown, unknown>;

/** A game as one viewer knows it. `View` and `GameEvent` are the game's own. */
export interface FollowedGame<View extends Asking = Asking, GameEvent = unknown> extends NonNullable<Snapshot["game"]> {
  readonly view: View;
  readonly past: readonly GameEvent[];
  readonly outcome: Outcome | null;
}

/** What the clock said, and when it was heard (by the client's own clock, in milliseconds). */
export interface HeardClock {
  readonly reading: ClockReading;
  readonly at: number;
}

/** Who is here: seats whose players look, how many only watch, and, if there are any, how many screens show the table to a room. */
type Present = Pick<PresentMessage, "seats" | "spectators" | "screens">;

type PresentMessage = Extract<ServerMessage, { readonly type: "present" }>;

/**
 * A table as a client knows it: what its host would show in a snapshot now, made of the last snapshot and everything that
 * was told since. It is the host's table with holes, as a view is a state with holes. Never changed, only replaced.
 */
export interface FollowedTable extends Snapshot {
  readonly table: string;
  readonly viewer: Viewer;
  /** Where the client's person sits; `null`: they watch. */
  readonly me: Seat | null;
  readonly game: FollowedGame | null;
  readonly clock: HeardClock | null;
  readonly present: Present;
}

/** Who follows a table, and what they know of its games. */
export interface Follower {
  readonly person: string | null;
  /** The rules of a game; `null` if they do not know it: such a game is not followed. */
  rulesOf(game: string): AnyRules | null;
  /** Whether they look at a table again after it was replaced: then its game stays as it was, else that is changed. */
  readonly keepsGames: boolean;
}

/** The table that a snapshot shows. */
export function followedFrom(
  { table, viewer, snapshot, clock }: Extract<ServerMessage, { readonly type: "table" }>,
  person: string | null,
  now: number,
): FollowedTable {
  return {
    ...snapshot,
    table,
    viewer,
    me: seatIn(snapshot.seats, person),
    clock: heard(clock, now),
    present: { seats: [], spectators: 0 },
  };
}

/** Who is here, as a message says it. */
export function presentIn({ type: _, table: __, ...present }: PresentMessage): Present {
  return present;
}

/** A reading of the clock, heard now. */
export function heard(reading: ClockReading | null, now: number): HeardClock | null {
  return reading === null ? null : { reading, at: now };
}

/** Where a person sits. */
export function seatIn(seats: readonly (Sitter | null)[], person: string | null): Seat | null {
  const seat = seats.findIndex((sitter) => sitter?.kind === "person" && sitter.person === person);
  return seat === -1 ? null : seat;
}
