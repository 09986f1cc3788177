/** A game that was just played here and is about to be watched: it has no address, so it is handed over like this. */
let kept: unknown = null;

/** Puts a record, or a game as a seat saw it, where the replay page finds it. */
export function keepFilm(raw: unknown): void {
  kept = raw;
}

/** What was put there last; `null` if nothing was since the page was loaded. */
export function keptFilm(): unknown {
  return kept;
}
