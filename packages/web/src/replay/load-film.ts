import { fail, ok, type Result } from "@darbar/kernel";
import { loadGame } from "../games/load.ts";
import type { GameName } from "../games/shown-game.ts";
import { type Film, type FilmFault, type FilmGame, filmGameOf, filmOf, gameIn } from "./film.ts";

/** Why there is no film: what is wrong with the file, that it could not be read, or that its game could not be loaded. */
export type OpenFault = FilmFault | { readonly reason: "unread" | "not-loaded" };

/** Learns what is said of a game. Fails if that cannot be loaded. */
export type LearnGame = (game: GameName) => Promise<void>;

/** Larger than any game: such a file is not even read. */
const MOST_BYTES = 4_000_000;

/** The films of files that are still held somewhere: what was found out about one is not found out again. */
const LOADED = new WeakMap<object, Film>();

/** Makes a film of a record, or of a game as one seat saw it, once its game and its words have been loaded. */
export async function loadFilm(raw: unknown, learn: LearnGame): Promise<Result<Film, OpenFault>> {
  const known = typeof raw === "object" && raw !== null ? LOADED.get(raw) : undefined;
  if (known !== undefined) return ok(known);
  const film = await makeFilm(raw, learn);
  if (film.ok) LOADED.set(raw as object, film.value);
  return film;
}

async function makeFilm(raw: unknown, learn: LearnGame): Promise<Result<Film, OpenFault>> {
  const game = gameIn(raw);
  if (!game.ok) return game;
  let shown: FilmGame;
  try {
    [shown] = await Promise.all([loadGame(game.value).then(filmGameOf), learn(game.value)]);
  } catch {
    return fail({ reason: "not-loaded" });
  }
  return filmOf(raw, shown);
}

/** Makes a film of a file's text. */
export async function readFilm(text: string, learn: LearnGame): Promise<Result<Film, OpenFault>> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return fail({ reason: "not-json", at: null, detail: error instanceof Error ? error.message : String(error) });
  }
  return loadFilm(raw, learn);
}

/** Reads a film from a file of the reader's. */
export async function openFilm(file: File, learn: LearnGame): Promise<Result<Film, OpenFault>> {
  if (file.size > MOST_BYTES) return fail({ at: null, reason: "not-a-game", detail: "the file is too large" });
  let text: string;
  try {
    text = await file.text();
  } catch {
    return fail({ reason: "unread" });
  }
  return readFilm(text, learn);
}
