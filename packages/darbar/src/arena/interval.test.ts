import { expect, test } from "vitest";
import { shareOf } from "./interval.ts";

test.each([
  // Published values: Newcombe 1998 (81 of 263, 15 of 148, 0 of 20, 1 of 29), and symmetry.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])("%i of %i lies between %f and %f", (wins, games, low, high) => {
  const share = shareOf(wins, games);
  expect(share.share).toBe(wins / games);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

test("a percent on either side of a quarter takes 7,200 games", () => {
  const { low, high } = shareOf(1_800, 7_200);
  expect((high - low) / 2).toBeCloseTo(0.01, 3);
});

test("without a game nothing is known", () => {
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});
