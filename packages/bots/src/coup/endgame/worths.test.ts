import { describe, expect, test } from "vitest";
import { dealtPosition } from "./position.ts";
import { measureSolution, solve } from "./solve.ts";
import { searchWorths } from "./worth-search.ts";
import { readWorths, writeWorths } from "./worth-text.ts";
import { ENOUGH, PURSES, ROWS, roughWorths, type Worths, worthOf } from "./worths.ts";
import { worthsFor } from "./worths-known.ts";

const TABLES = [
  { exchanger: "ambassador", examined: "judged", bomb: false },
  { exchanger: "ambassador", examined: "judged", bomb: true },
  { exchanger: "inquisitor", examined: "judged", bomb: false },
  { exchanger: "inquisitor", examined: "judged", bomb: true },
  { exchanger: "inquisitor", examined: "replaced", bomb: false },
] as const;

describe("what a turn is worth", () => {
  test("is told for every pair of purses at every table, between 1 and -1", () => {
    for (const table of TABLES) {
      const worths = worthsFor(table);
      expect(worths.length).toBe(PURSES * ROWS);
      expect(Math.max(...worths.map(Math.abs))).toBeLessThanOrEqual(1);
    }
  });

  test("with the price of a coup is a win", () => {
    expect(worthOf(worthsFor(TABLES[0]), ENOUGH, 9, "none", 0)).toBe(1);
  });

  test("is what solving three turns more makes of it, but for a few hundredths", () => {
    for (const coins of [
      [2, 2],
      [5, 4],
      [1, 6],
    ] as const) {
      const { value } = measureSolution(solve(dealtPosition(coins), { iterations: 80 }, 3));
      expect(Math.abs(value - worthOf(worthsFor(TABLES[0]), coins[0], coins[1], "none", 0))).toBeLessThan(0.05);
    }
  });

  test("is what looking ahead comes to: a rough guess comes nearer by it, what is known hardly moves", () => {
    const [table] = TABLES;
    const known = worthsFor(table);
    const apart = (worths: Worths): number =>
      known.reduce((sum, worth, place) => sum + Math.abs(worth - worths[place]), 0) / known.length;
    const once = [{ turns: 1, rounds: 10 }];
    expect(apart(searchWorths(table, once))).toBeLessThan(apart(roughWorths()) / 1.5);
    expect(apart(searchWorths(table, once, known))).toBeLessThan(0.06);
  });

  test("reads as it was written", () => {
    const worths = Float64Array.of(-1, -0.5, 0, 0.25, 1);
    const read = readWorths(writeWorths(worths));
    for (const [place, worth] of worths.entries()) expect(read[place]).toBeCloseTo(worth, 3);
  });
});
