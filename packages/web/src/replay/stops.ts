import { gameHere } from "../games/load.ts";
import type { Film, FilmEvent } from "./film.ts";

/** A point worth stopping at: how many events have happened by then, and the last one that says something. */
export interface Stop {
  readonly index: number;
  /** Which event of the film it is about. */
  readonly event: number;
  readonly isTurn: boolean;
}

/** Whether an event puts a question, or says what the next one will be about. */
function isQuestion({ type }: FilmEvent): boolean {
  return type === "asked" || type === "moment" || type === "looks";
}

const KNOWN = new WeakMap<Film, readonly Stop[]>();

/** Every point worth stopping at, in order. They are the same whoever looks. */
export function stopsOf(film: Film): readonly Stop[] {
  const known = KNOWN.get(film);
  if (known !== undefined) return known;
  const { events } = film;
  const { saysSomething } = gameHere(film.game);
  // The first stop is where the first question opens: until then there is no table to look at, only a deal.
  const opening = Math.max(
    0,
    events.findIndex((event) => event.type === "turn" || isQuestion(event)),
  );
  const stops = events.flatMap((event, place): readonly Stop[] => {
    if (place < opening || (place > opening && !saysSomething(events, place))) return [];
    // The question that follows belongs to it: the table shows whose answer is awaited.
    let index = place + 1;
    while (index < events.length && isQuestion(events[index])) index++;
    return [{ index, event: place, isTurn: event.type === "turn" }];
  });
  KNOWN.set(film, stops);
  return stops;
}

/** The stop that an index lies at or after; the first one before there is any. */
export function stopAt(film: Film, index: number): number {
  const stops = stopsOf(film);
  const after = stops.findIndex((stop) => stop.index > index);
  return Math.max(0, (after === -1 ? stops.length : after) - 1);
}

/** Where a step leads. */
export type Leap = "start" | "turn-back" | "back" | "forward" | "turn-forward" | "end";

/** The stop that a step from a stop leads to; the stop itself where there is no further. */
export function leap(film: Film, from: number, where: Leap): number {
  const stops = stopsOf(film);
  const last = Math.max(0, stops.length - 1);
  switch (where) {
    case "start":
      return 0;
    case "end":
      return last;
    case "back":
      return Math.max(0, from - 1);
    case "forward":
      return Math.min(last, from + 1);
    case "turn-back": {
      const turn = stops.findLastIndex((stop, place) => stop.isTurn && place < from);
      return Math.max(0, turn);
    }
    case "turn-forward": {
      const turn = stops.findIndex((stop, place) => stop.isTurn && place > from);
      return turn === -1 ? last : turn;
    }
  }
}
