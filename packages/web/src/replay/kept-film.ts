import type { Seat } from "@darbar/kernel";
import type { NamedPlayer } from "../table/read-seats.ts";

/** A game that was just played here and is about to be watched: it has no address, so it is handed over like this. */
interface KeptFilm {
  /** A record, or a game as a seat saw it. */
  readonly file: unknown;
  /** The seat that the reader had; `null` if nobody said. */
  readonly me: Seat | null;
  readonly players: readonly (NamedPlayer | null)[];
}

let kept: KeptFilm | null = null;

/** Puts a game where the replay page finds it. */
export function keepFilm(file: unknown, me: Seat | null = null, players: KeptFilm["players"] = []): void {
  kept = file === null ? null : { file, me, players };
}

/** What was put there last; `null` if nothing was since the page was loaded. */
export function keptFilm(): KeptFilm | null {
  return kept;
}
