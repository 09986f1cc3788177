import type { OpenGame, ReviewedDecision, Reviewing, SeenGame, Standing } from "@darbar/bots/review";
import { reviewBudget } from "@darbar/bots/review";

/** What a worker is asked: to go over a seat's game, and where to begin. */
export interface ReviewAsked {
  readonly is: "review";
  readonly game: SeenGame<unknown, unknown>;
  /** How many events the seat had seen where the film stands: what was decided there comes first. */
  readonly from: number;
  /** The decisions that are known already. */
  readonly known: readonly number[];
}

/** Or how a game with open cards stood at each turn. */
export interface StandingsAsked {
  readonly is: "standings";
  readonly game: OpenGame<unknown, unknown>;
}

/** What it says then: one turn after the other, until all are known. */
export type StandingsSaid = { readonly is: "stood"; readonly standing: Standing } | { readonly is: "known" };

/** What it says of a seat's game: where the decisions are, then one of them after the other. */
export type ReviewSaid =
  | { readonly is: "found"; readonly seen: readonly number[] }
  | { readonly is: "thought"; readonly place: number; readonly decision: ReviewedDecision<unknown> };

/** Who goes over games of a kind. */
interface Critics {
  review(game: SeenGame<never, never>): Reviewing<unknown>;
  standings(game: OpenGame<never, never>): Iterable<Standing>;
}

/** Runs in a worker: goes over a game, and says each decision, or each turn, as soon as it was thought about. */
export function answerReviews(critics: Critics): void {
  addEventListener("message", ({ data }: MessageEvent<ReviewAsked | StandingsAsked>) => {
    if (data.is === "review") answerReview(critics, data);
    else answerStandings(critics, data);
  });
}

function answerReview({ review }: Critics, { game, from, known }: ReviewAsked): void {
  const say = (said: ReviewSaid): void => postMessage(said);
  const reviewing = review(game as SeenGame<never, never>);
  const { seen } = reviewing;
  say({ is: "found", seen });
  for (const place of placesFrom(seen, from)) {
    if (!known.includes(place)) say({ is: "thought", place, decision: reviewing.decision(place, reviewBudget()) });
  }
}

function answerStandings({ standings }: Critics, { game }: StandingsAsked): void {
  const say = (said: StandingsSaid): void => postMessage(said);
  for (const standing of standings(game as OpenGame<never, never>)) say({ is: "stood", standing });
  say({ is: "known" });
}

/** All decisions, from the one where the film stands to the last, and then those before. */
export function placesFrom(seen: readonly number[], from: number): readonly number[] {
  const places = [...seen.keys()];
  const first = Math.max(
    0,
    seen.findLastIndex((count) => count <= from),
  );
  return [...places.slice(first), ...places.slice(0, first)];
}
