import type { Seat } from "@darbar/kernel";

/** A game that was just played here and is about to be watched: it has no address, so it is handed over like this. */
let kept: unknown = null;
let own: Seat | null = null;

/** Puts a record, or a game as a seat saw it, where the replay page finds it. `me`: the seat that the reader had. */
export function keepFilm(raw: unknown, me: Seat | null = null): void {
  kept = raw;
  own = me;
}

/** The seat that the reader had in the game that was put there last; `null` if nobody said. */
export function keptSeat(): Seat | null {
  return own;
}

/** What was put there last; `null` if nothing was since the page was loaded. */
export function keptFilm(): unknown {
  return kept;
}
