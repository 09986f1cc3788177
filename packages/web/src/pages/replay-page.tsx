import type { Seat, Viewer } from "@darbar/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../app/api.ts";
import { useApp } from "../app/context.ts";
import { problemText } from "../app/problem.ts";
import { Trouble } from "../app/trouble.tsx";
import { type FilmPlace, momentPath, viewerIn } from "../replay/address.ts";
import { fetchedFilm } from "../replay/fetch-film.ts";
import type { Film } from "../replay/film.ts";
import { keptFilm } from "../replay/kept-film.ts";
import { keptPlayers, keptSeatAt } from "../replay/kept-players.ts";
import { type LearnGame, loadFilm, type OpenFault } from "../replay/load-film.ts";
import { FilmDoor } from "../replay/open-film.tsx";
import { ReplayViewer } from "../replay/replay-viewer.tsx";
import type { NamedPlayer } from "../table/read-seats.ts";
import { useWords } from "../words/speak.tsx";

interface ReplayPageProps {
  /** Which game of which table; `null`: one from a file, or one that was just practised. */
  readonly table: string | null;
  readonly game: number;
  readonly at: number | null;
  readonly as: string;
  /** Whether the review is wanted beside it. */
  readonly reviews: boolean;
}

type Shown =
  | { readonly is: "film"; readonly film: Film; readonly place: FilmPlace | null }
  | { readonly is: "door"; readonly fault: OpenFault | null }
  | { readonly is: "trouble"; readonly code: string };

const DOOR: Shown = { is: "door", fault: null };

/** Where the address is changed no more often than this while a film runs, in milliseconds. */
const WRITE_EVERY = 400;

/** A finished game to be watched: of a table, of a file, or the one just practised. */
export function ReplayPage({ table, game, at, as, reviews }: ReplayPageProps): JSX.Element {
  const { speech } = useApp();
  const words = useWords();
  const [shown, setShown] = useState<Shown | null>(() => (table === null && keptFilm() === null ? DOOR : null));
  useEffect(() => {
    let isWanted = true;
    const coming = table === null ? fromHere(speech.learn) : fetched({ table, game }, speech.learn);
    void coming.then((found) => isWanted && setShown(found));
    return () => {
      isWanted = false;
    };
  }, [table, game]);
  const show = (film: Film): void => setShown({ is: "film", film, place: null });
  if (shown === null) return <p class="loading">{words.t("app.loading")}</p>;
  switch (shown.is) {
    case "trouble":
      return (
        <Trouble text={problemText(shown.code, words)}>
          {shown.code === "offline" && (
            <button type="button" class="button primary" onClick={() => location.reload()}>
              {words.t("app.try-again")}
            </button>
          )}
        </Trouble>
      );
    case "door":
      return <FilmDoor fault={shown.fault} onFilm={show} />;
    case "film":
      return (
        <Watched key={filmKey(shown)} film={shown.film} place={shown.place} {...{ at, as, reviews }} onFilm={show} />
      );
  }
}

interface WatchedProps {
  readonly film: Film;
  readonly place: FilmPlace | null;
  readonly at: number | null;
  readonly as: string;
  readonly reviews: boolean;
  onFilm(film: Film): void;
}

interface FilmCast {
  readonly players: readonly (NamedPlayer | null)[];
  readonly me: Seat | null;
}

/** A film, with the moment that is shown in the address. */
function Watched({ film, place, at, as, reviews, onFilm }: WatchedProps): JSX.Element {
  const { router } = useApp();
  const [moment, setMoment] = useState<{ readonly index: number; readonly viewer: Viewer }>(() => ({
    index: at ?? 0,
    viewer: viewerIn(film, as),
  }));
  const { players, me } = useMemo(() => castOf(film, place), [film, place]);
  useEffect(() => {
    if (place === null) return;
    const path = momentPath(place, moment.index, moment.viewer);
    const timer = setTimeout(() => router.go(path, "replace"), WRITE_EVERY);
    return () => clearTimeout(timer);
  }, [moment, place]);
  return (
    <ReplayViewer
      film={film}
      index={moment.index}
      viewer={moment.viewer}
      onChange={setMoment}
      onFilm={onFilm}
      players={players}
      me={me}
      place={place}
      reviews={reviews}
    />
  );
}

/** Who played, and where the reader sat, as far as this device knows; a file says nothing of it. */
function castOf(film: Film, place: FilmPlace | null): FilmCast {
  if (place !== null) return { players: keptPlayers(place), me: keptSeatAt(place) };
  const kept = keptFilm();
  return kept !== null && film.file === kept.file ? kept : { players: [], me: null };
}

async function fromHere(learn: LearnGame): Promise<Shown> {
  const kept = keptFilm();
  if (kept === null) return DOOR;
  const film = await loadFilm(kept.file, learn);
  return film.ok ? { is: "film", film: film.value, place: null } : { is: "door", fault: film.error };
}

async function fetched(place: FilmPlace, learn: LearnGame): Promise<Shown> {
  const known = fetchedFilm(place);
  if (known !== null) return { is: "film", film: known, place };
  const record = await api.record(place.table, place.game);
  if (!record.ok) return { is: "trouble", code: record.error.code };
  const film = await loadFilm(record.value, learn);
  if (film.ok) return { is: "film", film: film.value, place };
  return film.error.reason === "not-loaded" ? { is: "trouble", code: "offline" } : { is: "door", fault: film.error };
}

let films = 0;
const keys = new WeakMap<Film, number>();

/** Another film is another page. */
function filmKey({ film }: { readonly film: Film }): number {
  const key = keys.get(film) ?? ++films;
  keys.set(film, key);
  return key;
}
