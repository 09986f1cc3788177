import type { Standing } from "@darbar/bots/review";
import { newStore, type Store } from "../app/store.ts";
import { GAMES } from "../games/list.ts";
import type { Film } from "../replay/film.ts";
import type { StandingsAsked, StandingsSaid } from "../review/messages.ts";

/** How far it is known how a game stood at each turn. */
export interface KnownStandings {
  readonly standings: readonly Standing[];
  readonly is: "thinking" | "known" | "failed";
}

const NOTHING: KnownStandings = { standings: [], is: "thinking" };

const KNOWN = new WeakMap<Film, Store<KnownStandings>>();

/** How a game stood at each turn: what was found is kept as long as the film is. */
export function standingsOf(film: Film): Store<KnownStandings> {
  const known = KNOWN.get(film) ?? newStore(NOTHING);
  KNOWN.set(film, known);
  return known;
}

/** Has it worked out, of a film that shows all cards; answers how to stop that. */
export function runStandings(film: Film, start = GAMES[film.game].review?.startWorker): () => void {
  const known = standingsOf(film);
  if (known.get().is === "known") return () => undefined;
  const fail = (): void => known.set({ ...known.get(), is: "failed" });
  let worker: Worker;
  try {
    if (start === undefined) throw new Error("games of this kind are not gone over");
    worker = start();
  } catch {
    fail();
    return () => undefined;
  }
  known.set(NOTHING);
  worker.addEventListener("error", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<StandingsSaid>) => {
    const { standings } = known.get();
    if (data.is === "stood") return known.set({ standings: [...standings, data.standing], is: "thinking" });
    known.set({ standings, is: "known" });
    worker.terminate();
  });
  const { options, seats, events } = film;
  worker.postMessage({ is: "standings", game: { options, seats, past: events } } satisfies StandingsAsked);
  return () => worker.terminate();
}
