import type { Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";

/** A chance as the master believes it, reading what others do, and as a player who only counts cards does. */
export interface Chances {
  readonly believed: number;
  readonly counted: number;
}

/** What was thought of one opponent, held against what is so. */
export interface Forecast {
  readonly about: Seat;
  /** The chances that were given to what is so. */
  readonly given: Chances;
  /** Single claims, each of which is so or is not. */
  readonly claims: readonly { readonly chances: Chances; readonly isSo: boolean }[];
}

/** What a seat saw at some point of a game, and how the table really was. */
export interface ForecastMoment<State, Move, GameEvent> {
  readonly sight: Pick<Sight<State, Move, GameEvent>, "seat" | "view" | "past">;
  readonly table: State;
}

/** What the master believes, at moments of one seat's game in order, about every opponent with something left to find out. */
export type Forecaster<State, Move, GameEvent> = (
  moments: readonly ForecastMoment<State, Move, GameEvent>[],
) => readonly Forecast[];
