import { hasSeat } from "@darbar/kernel";
import type { GameResult } from "./job.ts";
import { gameAt, type Plan } from "./plan.ts";
import type { Rater, Rating } from "./rating.ts";

/** The rating of a bot, in the end and on the way there. */
export interface RatedBot extends Rating {
  readonly bot: string;
  /** A cautious estimate: three times its uncertainty below `mu`. */
  readonly ordinal: number;
  /** Its `mu` after so many games, at some points on the way. */
  readonly curve: readonly { readonly games: number; readonly mu: number }[];
}

/** Into how many pieces a curve is divided. */
const PIECES = 60;

/**
 * Rates the bots by games in their order. Every seat is a team of its own: those who have won come before all others. A
 * bot that has several seats takes the mean of what they come to.
 */
export function rateGames(plan: Plan, results: readonly GameResult[], rater: Rater): readonly RatedBot[] {
  const ratings = new Map<string, Rating>(plan.bots.map((bot) => [bot, rater.newRating()]));
  const curves = new Map<string, { games: number; mu: number }[]>(plan.bots.map((bot) => [bot, []]));
  const mark = (games: number): void => {
    for (const [bot, { mu }] of ratings) curves.get(bot)?.push({ games, mu });
  };
  mark(0);
  for (const [place, result] of results.entries()) {
    if (result.winners !== 0) rateGame(plan, result, ratings, rater);
    const games = place + 1;
    const piece = (count: number): number => Math.floor((count * PIECES) / results.length);
    if (piece(games) > piece(place)) mark(games);
  }
  return plan.bots.map((bot) => {
    const { mu, sigma } = ratings.get(bot) as Rating;
    return { bot, mu, sigma, ordinal: mu - 3 * sigma, curve: curves.get(bot) ?? [] };
  });
}

function rateGame(plan: Plan, { game, ones, winners }: GameResult, ratings: Map<string, Rating>, rater: Rater): void {
  const { one, many } = gameAt(plan, game).pairing;
  if (one === many) return;
  const names = Array.from({ length: plan.seats }, (_, seat) => (hasSeat(ones, seat) ? one : many));
  const ranks = names.map((_, seat) => (hasSeat(winners, seat) ? 1 : 2));
  const rated = rater.rate(
    names.map((name) => [ratings.get(name) as Rating]),
    ranks,
  );
  for (const name of [one, many]) {
    const own = rated.filter((_, seat) => names[seat] === name).map(([rating]) => rating);
    if (own.length > 0)
      ratings.set(name, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
