import { describe, expect, test } from "vitest";
import { countGames, gameAt, isOnes, type Plan, planGames } from "./plan.ts";

const WISH = { bots: ["honest", "bluffer", "random"], seats: 4, focus: null, games: 10, hasSides: false };

function gamesOf(plan: Plan) {
  return Array.from({ length: countGames(plan) }, (_, game) => gameAt(plan, game));
}

describe("the plan of an arena", () => {
  test("has every bot alone among every other, in every seat, as often, with the same deals", () => {
    const plan = planGames(WISH);
    expect(plan).toMatchObject({ seating: "one-among-many", places: 4, deals: 3 });
    const games = gamesOf(plan);
    const played = new Set(games.map(({ pairing, deal, place }) => [pairing.one, pairing.many, deal, place].join()));
    expect(played.size).toBe(6 * 3 * 4);
    expect(games).toHaveLength(6 * 3 * 4);
    for (const { pairing } of games) expect(pairing.one).not.toBe(pairing.many);
  });

  test("with two seats every pair meets once, and each deal is played from either seat", () => {
    const plan = planGames({ ...WISH, seats: 2 });
    expect(plan).toMatchObject({ seating: "head-to-head", places: 2, deals: 5 });
    expect(plan.pairings).toHaveLength(3);
  });

  test("where sides are dealt, each has either side of a deal", () => {
    const plan = planGames({ ...WISH, seats: 5, hasSides: true });
    expect(plan).toMatchObject({ seating: "side-against-side", places: 2, deals: 5 });
    const sides = [1, 0, 0, 1, 1];
    const [first, second] = gamesOf(plan);
    expect(sides.map((_, seat) => isOnes(first, seat, sides))).toEqual([false, true, true, false, false]);
    expect(sides.map((_, seat) => isOnes(second, seat, sides))).toEqual([true, false, false, true, true]);
  });

  test("is the same however the bots are named", () => {
    const { bots: _, ...plan } = planGames(WISH);
    expect(planGames({ ...WISH, bots: WISH.bots.toReversed() })).toMatchObject(plan);
  });

  test("with a focus has that bot's games only", () => {
    const { pairings } = planGames({ ...WISH, focus: "honest" });
    expect(pairings).toEqual([
      { one: "honest", many: "bluffer" },
      { one: "honest", many: "random" },
    ]);
  });

  test("of one bot has every deal once", () => {
    const plan = planGames({ ...WISH, bots: ["honest"] });
    expect(plan.pairings).toEqual([{ one: "honest", many: "honest" }]);
    expect(countGames(plan)).toBe(10);
  });

  test("goes deal by deal, so that all have played alike wherever it ends", () => {
    const deals = gamesOf(planGames(WISH)).map(({ deal }) => deal);
    expect(deals).toEqual(deals.toSorted((one, other) => one - other));
  });
});
