import type { Asking, Seat } from "@darbar/kernel";
import type { How } from "@darbar/protocol";
import type { FollowedGame, FollowedTable } from "@darbar/table/client";

export type { HeardClock } from "@darbar/table/client";

/** A game at the table, as this viewer knows it. `View` and `GameEvent` are the game's own. */
export type GameModel<View extends Asking = Asking, GameEvent = unknown> = FollowedGame<View, GameEvent>;

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

/** Somebody who left the game, came back to it, or gave it up. */
export interface Coming {
  readonly seat: Seat;
  readonly how: "left" | "returned" | "resigned";
  /** How much of the past there was. */
  readonly index: number;
}

/** A table as it is shown: what is followed of it, and what the page remembers besides. */
export interface TableModel extends FollowedTable {
  /** What was answered for the reader in this game, as far as they have seen it. */
  readonly playedForMe: readonly PlayedForMe[];
  /** Who left this game or came back to it, as far as the page was there. */
  readonly comings: readonly Coming[];
}

/** Whether there is a game to look at, under way or over. */
export function hasGame(model: TableModel): model is TableModel & { readonly game: GameModel } {
  return model.game !== null;
}

/** Whether a game is under way. */
export function isPlaying({ game }: TableModel): boolean {
  return game !== null && game.outcome === null;
}
