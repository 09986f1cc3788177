import { hasSeat } from "@darbar/kernel";
import { type Share, shareOf } from "./interval.ts";
import type { GameResult } from "./job.ts";
import { gameAt, type Plan } from "./plan.ts";

/** How often `row` wins against `column`. */
export interface Cell extends Share {
  readonly row: string;
  readonly column: string;
}

/** How many turns games took. */
export interface Turns {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/** A game of more turns than this for each seat has stalled: 60 with four seats. */
const STALLS_AFTER = 15;

/** The results of the deals that everybody has played from every place: without all of them it would not be fair. */
export function wholeDeals(
  { pairings, places }: Plan,
  all: readonly (GameResult | undefined)[],
): readonly GameResult[] {
  const perDeal = pairings.length * places;
  const whole: GameResult[] = [];
  for (let first = 0; first < all.length; first += perDeal) {
    const deal = all.slice(first, first + perDeal).filter((result) => result !== undefined);
    if (deal.length === perDeal) whole.push(...deal);
  }
  return whole;
}

/** The cross table: one cell for each pairing, and the reverse where both have the same role. */
export function crossTable(plan: Plan, results: readonly GameResult[]): readonly Cell[] {
  return plan.pairings.flatMap(({ one, many }) => {
    if (one === many) return [];
    const games = results.filter(({ game }) => {
      const { pairing } = gameAt(plan, game);
      return pairing.one === one && pairing.many === many;
    });
    const scores = games.map((result) => scoreOf(result, plan.seats));
    const cell = (row: string, column: string, score: number): Cell => ({
      row,
      column,
      ...shareOf(scores.filter((each) => each === score).length, games.length),
    });
    const there = cell(one, many, 1);
    return plan.seating === "one-among-many" ? [there] : [there, cell(many, one, -1)];
  });
}

/** 1 if more of the seats of `one` have won than of the others', -1 if fewer, 0 if as many. */
function scoreOf({ winners, ones }: GameResult, seats: number): number {
  let own = 0;
  let ownWins = 0;
  let othersWins = 0;
  for (let seat = 0; seat < seats; seat++) {
    const wins = hasSeat(winners, seat) ? 1 : 0;
    if (hasSeat(ones, seat)) {
      own++;
      ownWins += wins;
    } else othersWins += wins;
  }
  return Math.sign(ownWins * (seats - own) - othersWins * own);
}

/** What a bot wins of all its games in its row of the table. */
export function rowShare(cells: readonly Cell[], bot: string): Share {
  const row = cells.filter((cell) => cell.row === bot);
  const sum = (count: (cell: Cell) => number): number => row.reduce((total, cell) => total + count(cell), 0);
  return shareOf(
    sum(({ wins }) => wins),
    sum(({ games }) => games),
  );
}

/** What each seat wins, whoever sits there. */
export function seatShares({ seats }: Plan, results: readonly GameResult[]): readonly Share[] {
  return Array.from({ length: seats }, (_, seat) =>
    shareOf(results.filter(({ winners }) => hasSeat(winners, seat)).length, results.length),
  );
}

/** How many turns the games took. */
export function turnsOf(results: readonly GameResult[]): Turns {
  const sorted = results.map(({ turns }) => turns).sort((one, other) => one - other);
  const within = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  const sum = sorted.reduce((total, turns) => total + turns, 0);
  return { mean: sum / sorted.length, p50: within(0.5), p95: within(0.95), most: within(1) };
}

/** How many turns a game at this table may take before it counts as stalled. */
export function stallsAfter(seats: number): number {
  return STALLS_AFTER * seats;
}
