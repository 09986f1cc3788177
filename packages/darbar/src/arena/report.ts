import type { RawOptions } from "../table-game.ts";
import { type Share, shareOf } from "./interval.ts";
import { countGames, type Plan, type Seating } from "./plan.ts";
import { type RatedBot, rateGames } from "./rate-games.ts";
import type { Rater } from "./rating.ts";
import { type Cell, crossTable, rowShare, seatShares, stallsAfter, type Turns, turnsOf, wholeDeals } from "./tally.ts";
import type { Played } from "./threads.ts";
import { type Times, timeWithin, upperEnd } from "./times.ts";

/** What was played. */
export interface Occasion {
  readonly game: string;
  readonly options: RawOptions;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly focus: string | null;
  readonly searchMilliseconds: number;
  readonly talks: boolean;
}

/** How long a bot took for its decisions, in milliseconds; those without a choice are not counted. */
export interface DecisionTimes {
  readonly bot: string;
  readonly decisions: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  /** How many took no longer than this, and longer than the bin before. */
  readonly histogram: readonly { readonly upTo: number; readonly decisions: number }[];
}

/** Everything that an arena found. */
export interface ArenaReport extends Occasion {
  readonly seating: Seating;
  readonly gamesPerPairing: number;
  /** Games that count: those of the deals that everybody has played from every place. */
  readonly games: number;
  readonly planned: number;
  readonly isInterrupted: boolean;
  /** What each would win if all were as good. */
  readonly parity: number;
  readonly shares: readonly (Share & { readonly bot: string })[];
  readonly cross: readonly Cell[];
  readonly seatShares: readonly Share[];
  /** `null` where there is only one bot. */
  readonly ratings: readonly RatedBot[] | null;
  readonly turns: Turns;
  readonly stalled: Share & { readonly afterTurns: number };
  /** Games that were given up without a winner. */
  readonly unfinished: number;
  readonly times: readonly DecisionTimes[];
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** Puts together what an arena found; `null` if not one deal was played by everybody. */
export function makeReport(occasion: Occasion, plan: Plan, played: Played, rater: Rater): ArenaReport | null {
  const results = wholeDeals(plan, played.results);
  if (results.length === 0) return null;
  const cross = crossTable(plan, results);
  const afterTurns = stallsAfter(plan.seats);
  const stalled = results.filter(({ turns }) => turns > afterTurns).length;
  return {
    ...occasion,
    seating: plan.seating,
    gamesPerPairing: results.length / plan.pairings.length,
    games: results.length,
    planned: countGames(plan),
    isInterrupted: played.isInterrupted,
    parity: plan.seating === "one-among-many" ? 1 / plan.seats : 1 / 2,
    shares: plan.bots.map((bot) => ({ bot, ...rowShare(cross, bot) })).filter(({ games }) => games > 0),
    cross,
    seatShares: seatShares(plan, results),
    ratings: plan.bots.length < 2 ? null : rateGames(plan, results, rater),
    turns: turnsOf(results),
    stalled: { ...shareOf(stalled, results.length), afterTurns },
    unfinished: results.filter(({ winners }) => winners === 0).length,
    times: plan.bots.map((bot) => timesOf(bot, played.times[bot])),
    seconds: played.seconds,
    gamesPerSecond: results.length / played.seconds,
  };
}

function timesOf(bot: string, times: Times): DecisionTimes {
  const histogram = times.bins.flatMap((decisions, bin) => (decisions > 0 ? [{ upTo: upperEnd(bin), decisions }] : []));
  return {
    bot,
    decisions: times.count,
    p50: timeWithin(times, 0.5),
    p95: timeWithin(times, 0.95),
    most: times.most,
    histogram,
  };
}
