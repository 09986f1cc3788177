import { seatSet } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import type { GameResult } from "./job.ts";
import { countGames, gameAt, type Plan, planGames } from "./plan.ts";
import { rateGames } from "./rate-games.ts";
import { crossTable, rowShare, seatShares, turnsOf, wholeDeals } from "./tally.ts";

const DUEL = planGames({ bots: ["b", "a"], seats: 2, focus: null, games: 4, hasSides: false });
const TABLE = planGames({ bots: ["b", "a"], seats: 4, focus: null, games: 8, hasSides: false });
const SIDES = planGames({ bots: ["b", "a"], seats: 5, focus: null, games: 2, hasSides: true });

/** Every game of a plan, won by these seats of those that `one` has, or by the others. */
function results(plan: Plan, winners: (game: number, place: number) => readonly number[]): readonly GameResult[] {
  return Array.from({ length: countGames(plan) }, (_, game) => {
    const { place } = gameAt(plan, game);
    return { game, ones: seatSet([place]), winners: seatSet(winners(game, place)), turns: game };
  });
}

function shares(plan: Plan, games: readonly GameResult[]): Readonly<Record<string, number>> {
  return Object.fromEntries(crossTable(plan, games).map(({ row, column, share }) => [`${row}>${column}`, share]));
}

describe("the cross table", () => {
  test("mirrors itself where both sit alike", () => {
    const games = results(DUEL, (game, place) => [game === 0 ? 1 - place : place]);
    expect(shares(DUEL, games)).toEqual({ "a>b": 3 / 4, "b>a": 1 / 4 });
  });

  test("counts one seat among the others, each way for itself", () => {
    const games = results(TABLE, (game, place) => [gameAt(TABLE, game).pairing.one === "a" ? place : 0]);
    expect(shares(TABLE, games)).toEqual({ "a>b": 1, "b>a": 1 / 4 });
    expect(rowShare(crossTable(TABLE, games), "b")).toMatchObject({ wins: 2, games: 8 });
  });

  test("with sides, the one of which the greater part has won wins; a draw is nobody's", () => {
    const side = (game: number, winners: readonly number[]): GameResult => {
      return { game, ones: seatSet([0, 1]), winners: seatSet(winners), turns: 1 };
    };
    expect(shares(SIDES, [side(0, [0, 1]), side(1, [0, 2, 3, 4])])).toEqual({ "a>b": 1 / 2, "b>a": 1 / 2 });
    expect(shares(SIDES, [side(0, [0]), side(1, [])])).toEqual({ "a>b": 1 / 2, "b>a": 0 });
  });

  test("leaves out deals that not everybody has played from every place", () => {
    const games = results(DUEL, () => [0]);
    expect(wholeDeals(DUEL, [games[0], games[1], games[2], undefined])).toEqual([games[0], games[1]]);
    expect(wholeDeals(DUEL, [undefined, games[1], games[2], games[3]])).toEqual([games[2], games[3]]);
  });
});

test("seats and turns are counted whoever plays", () => {
  const games = results(DUEL, (game) => [game === 0 ? 1 : 0]);
  expect(seatShares(DUEL, games).map(({ share }) => share)).toEqual([3 / 4, 1 / 4]);
  expect(turnsOf(games)).toEqual({ mean: 1.5, p50: 2, p95: 3, most: 3 });
});

describe("ratings", () => {
  const seen: (readonly number[])[] = [];
  /** A rater to whom a win is worth a point and a loss costs one. */
  const points = {
    newRating: () => ({ mu: 25, sigma: 8 }),
    rate: (teams: readonly (readonly { mu: number; sigma: number }[])[], ranks: readonly number[]) => {
      seen.push(ranks);
      return teams.map((team, place) =>
        team.map(({ mu, sigma }) => ({ mu: mu + (ranks[place] === 1 ? 1 : -1), sigma })),
      );
    },
  };

  test("make every seat a team: those who have won come first, all others after them", () => {
    const games = results(TABLE, (_, place) => [place]).slice(0, 1);
    const rated = rateGames(TABLE, games, points);
    expect(seen).toEqual([[1, 2, 2, 2]]);
    expect(rated.map(({ bot, mu }) => [bot, mu])).toEqual([
      ["b", 24],
      ["a", 26],
    ]);
  });

  test("come with their curve and a cautious estimate", () => {
    const [, a] = rateGames(
      DUEL,
      results(DUEL, (_, place) => [place]),
      points,
    );
    expect(a).toMatchObject({ bot: "a", mu: 29, sigma: 8, ordinal: 5 });
    expect(a.curve[0]).toEqual({ games: 0, mu: 25 });
    expect(a.curve.at(-1)).toEqual({ games: 4, mu: 29 });
  });
});
