import { describe, expect, it } from "vitest";
import { type Figure, seriesOf } from "./figure.ts";
import { type Contender, takeTurns } from "./rounds.ts";

const figure = (name: string, value: number): Figure => ({ name, value, better: "more", isMain: true });

describe("contenders who take turns", () => {
  it("each run once in every round, every second round in the opposite order", async () => {
    const order: string[] = [];
    const contender = (name: string): Contender => ({
      name,
      run: async (round) => {
        order.push(`${name}${round}`);
        return [figure("speed", round * 10 + order.length)];
      },
    });
    const said: string[] = [];
    const measured = await takeTurns([contender("a"), contender("b"), contender("c")], 3, (line) => said.push(line));
    expect(order).toEqual(["a1", "b1", "c1", "c2", "b2", "a2", "a3", "b3", "c3"]);
    expect(said[3]).toBe("round 2 of 3: c");
    // In the order in which they were given, whoever ran first.
    expect(measured.map((rounds) => rounds.map(([{ value }]) => value))).toEqual([
      [11, 26, 37],
      [12, 25, 38],
      [13, 24, 39],
    ]);
  });

  it("end with the first that fails", async () => {
    const broken: Contender = { name: "broken", run: () => Promise.reject(new Error("no")) };
    await expect(takeTurns([broken], 2, () => undefined)).rejects.toThrow("no");
  });
});

describe("the rounds of each figure", () => {
  it("are put together by name, without what not every round has", () => {
    const rounds = [[figure("speed", 1), figure("now and then", 7)], [figure("speed", 2)]];
    expect(seriesOf(rounds)).toEqual([{ name: "speed", better: "more", isMain: true, values: [1, 2] }]);
  });
});
