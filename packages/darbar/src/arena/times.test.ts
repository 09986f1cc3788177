import { expect, test } from "vitest";
import { addTime, newTimes, sumTimes, timeWithin } from "./times.ts";

test("half of the decisions, and nearly all, took no longer than this, to within an eighth", () => {
  const times = newTimes();
  for (let time = 1; time <= 1_000; time++) addTime(times, time);
  expect(timeWithin(times, 0.5) / 500).toBeCloseTo(1, 0);
  expect(timeWithin(times, 0.5)).toBeGreaterThanOrEqual(500);
  expect(timeWithin(times, 0.5)).toBeLessThan(500 * 1.13);
  expect(timeWithin(times, 0.95)).toBeGreaterThanOrEqual(950);
  expect(timeWithin(times, 1)).toBe(1_000);
  expect(times.most).toBe(1_000);
});

test("the times of threads add up", () => {
  const [one, other, both] = [newTimes(), newTimes(), newTimes()];
  for (const [place, time] of [0, 0.0001, 0.02, 3, 400, 1e9].entries()) {
    addTime(place % 2 === 0 ? one : other, time);
    addTime(both, time);
  }
  expect(sumTimes([one, other])).toEqual(both);
  expect(timeWithin(newTimes(), 0.5)).toBe(0);
});
