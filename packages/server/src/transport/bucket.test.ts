import { expect, it } from "vitest";
import { Bucket } from "./bucket.ts";

it("gives so many at once, then so many a second", () => {
  const bucket = new Bucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect([9_000, 9_000, 9_000, 9_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

it("has no bottom at size 0, and does not mind a clock that is set back", () => {
  const endless = new Bucket(0, 0, 0);
  for (let each = 0; each < 100; each++) expect(endless.take(0)).toBe(true);
  const bucket = new Bucket(1, 1, 10_000);
  expect([10_000, 5_000, 5_500, 6_000].map((now) => bucket.take(now))).toEqual([true, false, false, true]);
});
