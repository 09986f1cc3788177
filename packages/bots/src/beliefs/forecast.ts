import { type CopsEvent, type Move as CopsMove, type State as CopsState, cops } from "@darbar/cops";
import { type CoupEvent, type Move as CoupMove, type State as CoupState, coup } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";
import type { Sight } from "../bot.ts";
import { copsForecasts } from "./cops-forecasts.ts";
import { coupForecasts } from "./coup-forecasts.ts";

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
export interface Moment<State, Move, GameEvent> {
  readonly sight: Pick<Sight<State, Move, GameEvent>, "seat" | "view" | "past">;
  readonly table: State;
}

/** What it believes, at moments of one seat's game in order, about every opponent with something left to find out. */
export type Forecaster = (moments: readonly Moment<unknown, unknown, unknown>[]) => readonly Forecast[];

const FORECASTERS: Readonly<Record<string, Forecaster>> = {
  [coup.id]: (moments) => coupForecasts(moments as readonly Moment<CoupState, CoupMove, CoupEvent>[]),
  [cops.id]: (moments) => copsForecasts(moments as readonly Moment<CopsState, CopsMove, CopsEvent>[]),
};

/** How the master thinks of its opponents in the game of this name, which must be one with bots. */
export function forecasterOf(id: string): Forecaster {
  const found = FORECASTERS[id];
  if (found === undefined) throw new Error(`nobody believes anything in ${id}`);
  return found;
}
