import type { ReviewedDecision, Reviewing, SeenGame } from "@darbar/bots/review";
import { reviewBudget } from "@darbar/bots/review";

/** What a worker is asked: a seat's game, and where to begin. */
export interface ReviewAsked {
  readonly game: SeenGame<unknown, unknown>;
  /** How many events the seat had seen where the film stands: what was decided there comes first. */
  readonly from: number;
  /** The decisions that are known already. */
  readonly known: readonly number[];
}

/** What it says: where the decisions are, then one of them after the other. */
export type ReviewSaid =
  | { readonly is: "found"; readonly seen: readonly number[] }
  | { readonly is: "thought"; readonly place: number; readonly decision: ReviewedDecision<unknown> };

/** Runs in a worker: goes over a game, and says each decision as soon as it was thought about. */
export function answerReviews(review: (game: SeenGame<never, never>) => Reviewing<unknown>): void {
  addEventListener("message", ({ data: { game, from, known } }: MessageEvent<ReviewAsked>) => {
    const say = (said: ReviewSaid): void => postMessage(said);
    const reviewing = review(game as SeenGame<never, never>);
    const { seen } = reviewing;
    say({ is: "found", seen });
    for (const place of placesFrom(seen, from)) {
      if (!known.includes(place)) say({ is: "thought", place, decision: reviewing.decision(place, reviewBudget()) });
    }
  });
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
