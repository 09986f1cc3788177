import { coup, everyVariant } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { playAtRandom, usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { countAgain } from "../../test/count-coup.ts";
import { type CoupTally, type Fruit, tallyOf } from "./tally.ts";

const worthIn = (fruit: Fruit): number => (fruit.is === "nothing" ? 0 : "coins" in fruit ? fruit.coins : 7);

const bySeat = <Value>({ players }: CoupTally, of: (player: CoupTally["players"][number]) => Value): readonly Value[] =>
  players.toSorted((one, other) => one.seat - other.seat).map(of);

const ONE_IN = usually(4, { all: 1 });
const VARIANTS = everyVariant().filter((_, place) => place % ONE_IN === 0);

describe("the figures of a game of Coup", () => {
  const games = VARIANTS.map((variant, place) => ({
    ...variant,
    past: playAtRandom(coup, variant, seededDraw(`tally ${place}`)).events,
  }));

  test("are the same when they are counted anew from the table", () => {
    const met = { bluffs: 0, caught: 0, lies: 0 };
    expect(games.length).toBeGreaterThan(40);
    for (const game of games) {
      const tally = tallyOf({ ...game, as: "all" });
      const again = countAgain(game.options, game.seats, game.past);
      for (const figure of ["claims", "bluffs", "caught", "challenges", "right", "outIn"] as const) {
        expect([figure, bySeat(tally, (player) => player[figure])]).toEqual([figure, again[figure]]);
      }
      const [winner, ...others] = tally.players;
      expect(others.map(({ seat }) => seat)).toEqual(again.fallen.toReversed());
      expect(winner).toMatchObject({
        place: 1,
        outIn: null,
        seat: game.past.findLast(({ type }) => type === "won")?.["seat" as never],
      });
      const most = Math.max(-1, ...again.lies.map(({ worth }) => worth));
      expect(again.lies.length === 0).toBe(tally.bestLie === null);
      if (tally.bestLie !== null) {
        const { index, seat, turn, fruit } = tally.bestLie;
        expect(again.lies.find((lie) => lie.index === index)).toMatchObject({ seat, turn, worth: worthIn(fruit) });
        expect(worthIn(fruit)).toBe(most);
        met.lies++;
      }
      met.bluffs += again.bluffs.reduce((sum, each) => sum + each, 0);
      met.caught += again.caught.reduce((sum, each) => sum + each, 0);
    }
    expect(met.bluffs).toBeGreaterThan(met.caught);
    expect(met.caught).toBeGreaterThan(20);
    expect(met.lies).toBeGreaterThan(20);
  });

  test("has everybody's cards, and says nothing of hands that were not seen", () => {
    for (const { options, seats, past } of games) {
      for (const { kept, lost } of tallyOf({ options, seats, past, as: "all" }).players)
        expect(kept.length + lost.length).toBe(2);
      const seen = past.flatMap((event) => coup.redact(event, "public") ?? []);
      const tally = tallyOf({ options, seats, past: seen, as: "public" });
      expect(tally.bestLie).toBeNull();
      for (const { kept, claims, bluffs } of tally.players) {
        expect(kept.every((card) => card === null)).toBe(true);
        if (claims > 0) expect(bluffs).toBeNull();
      }
    }
  });
});
