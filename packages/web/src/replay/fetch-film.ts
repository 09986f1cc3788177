import { api } from "../app/api.ts";
import type { FilmPlace } from "./address.ts";
import type { Film } from "./film.ts";
import { type LearnGame, loadFilm } from "./load-film.ts";

/** The film that was fetched at the end of a game: who goes on to its replay finds there what was thought about it meanwhile. */
let last: (FilmPlace & { readonly film: Film }) | null = null;

/** The film of a finished game of a table of the server; `null` if it cannot be had. */
export async function fetchFilm({ table, game }: FilmPlace, learn: LearnGame): Promise<Film | null> {
  const known = fetchedFilm({ table, game });
  if (known !== null) return known;
  const record = await api.record(table, game);
  if (!record.ok) return null;
  const film = await loadFilm(record.value, learn);
  if (!film.ok) return null;
  last = { table, game, film: film.value };
  return film.value;
}

/** The film of a finished game as everybody may see it, whoever's browser this is; `null` if there is none to be had. */
export async function fetchPublicFilm({ table, game }: FilmPlace, learn: LearnGame): Promise<Film | null> {
  const record = await api.publicRecord(table, game);
  if (!record.ok) return null;
  const film = await loadFilm(record.value, learn);
  return film.ok ? film.value : null;
}

/** The film that was fetched last, if it is of this game. A finished game never changes. */
export function fetchedFilm({ table, game }: FilmPlace): Film | null {
  return last?.table === table && last.game === game ? last.film : null;
}
