import type { ReviewedDecision } from "@darbar/bots/review";
import type { Remark, Seat } from "@darbar/kernel";
import { newStore, type Store } from "../app/store.ts";
import { GAMES } from "../games/list.ts";
import type { Film } from "../replay/film.ts";
import { frameAt } from "../replay/frame.ts";
import { pastOf } from "./film-moments.ts";
import type { ReviewAsked, ReviewSaid } from "./messages.ts";

/** How far the review of a seat's game has come. */
export interface ReviewState {
  /** For each decision, how many events the seat had seen; `null` until that is known. */
  readonly seen: readonly number[] | null;
  /** What was thought of each, as far as it was. */
  readonly decisions: ReadonlyMap<number, ReviewedDecision<unknown>>;
  readonly hasFailed: boolean;
}

const NOTHING: ReviewState = { seen: null, decisions: new Map(), hasFailed: false };

const KNOWN = new WeakMap<Film, Map<Seat, Store<ReviewState>>>();

/** The review of a seat's game: what was found is kept as long as the film is. */
export function reviewOf(film: Film, seat: Seat): Store<ReviewState> {
  const reviews = KNOWN.get(film) ?? new Map<Seat, Store<ReviewState>>();
  KNOWN.set(film, reviews);
  const review = reviews.get(seat) ?? newStore(NOTHING);
  reviews.set(seat, review);
  return review;
}

/** Has the rest of a review worked out, beginning where the film stands; answers how to stop that. */
export function runReview(
  film: Film,
  seat: Seat,
  from: number,
  start = GAMES[film.game].review?.startWorker,
): () => void {
  const review = reviewOf(film, seat);
  const { seen, decisions } = review.get();
  if (seen !== null && decisions.size === seen.length) return () => undefined;
  const fail = (): void => review.set({ ...review.get(), hasFailed: true });
  let worker: Worker;
  try {
    if (start === undefined) throw new Error("games of this kind are not gone over");
    worker = start();
  } catch {
    fail();
    return () => undefined;
  }
  review.set({ ...review.get(), hasFailed: false });
  worker.addEventListener("error", fail);
  worker.addEventListener("message", ({ data }: MessageEvent<ReviewSaid>) => {
    review.set(withSaid(review.get(), data));
  });
  const { options, seats } = film;
  const game = { options, seats, seat, past: pastOf(film, seat), said: saidTo(film, seat) };
  worker.postMessage({ is: "review", game, from, known: [...decisions.keys()] } satisfies ReviewAsked);
  return () => worker.terminate();
}

/** What was said in a game, each after so many of the events that a seat has seen. */
function saidTo(film: Film, seat: Seat): readonly Remark[] {
  return frameAt(film, film.events.length, seat).game?.said ?? [];
}

function withSaid(state: ReviewState, said: ReviewSaid): ReviewState {
  switch (said.is) {
    case "found":
      return { ...state, seen: said.seen };
    case "thought":
      return { ...state, decisions: new Map(state.decisions).set(said.place, said.decision) };
  }
}
