import type { Draw } from "@darbar/kernel";
import type { Bot } from "../bot.ts";

/** A player of any game that plays legal moves at random. */
export function randomMoves<State, Move>(): Bot<State, Move> {
  return { choose: ({ legal }, draw) => legal[below(legal.length, draw)] };
}

const PLACES: (readonly number[])[] = [];

/** A place among so many, each equally likely. */
export function below(count: number, draw: Draw): number {
  PLACES[count] ??= Array.from({ length: count }, (_, place) => place);
  return draw.one(PLACES[count]);
}
