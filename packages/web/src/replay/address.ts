import type { Viewer } from "@darbar/kernel";
import type { Film } from "./film.ts";

/** Where a film can be found by others: which game of which table. */
export interface FilmPlace {
  readonly table: string;
  readonly game: number;
}

/** The address of a moment of a game, through somebody's eyes. */
export function momentPath({ table, game }: FilmPlace, index: number, viewer: Viewer): string {
  return `/replay/${encodeURIComponent(table)}/${game}?at=${index}&as=${viewer}`;
}

/** The address of the review of a seat's game at a moment; `place` is `null` for a game that was just practised. */
export function reviewPath(place: FilmPlace | null, index: number, viewer: Viewer): string {
  const path = place === null ? `/replay?at=${index}&as=${viewer}` : momentPath(place, index, viewer);
  return `${path}&review`;
}

/** Whose eyes an address asks for; the widest there are if it asks for others. */
export function viewerIn(film: Film, as: string): Viewer {
  return film.eyes.find((viewer) => `${viewer}` === as) ?? film.eyes[0];
}
