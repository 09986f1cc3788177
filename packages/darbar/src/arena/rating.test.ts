import { expect, test } from "vitest";
import { OPENSKILL } from "./rating.ts";

test("who wins is rated higher than before, who loses lower, and alike those who lost alike", () => {
  const fresh = OPENSKILL.newRating();
  const [[winner], [second], [third]] = OPENSKILL.rate([[fresh], [fresh], [fresh]], [1, 2, 2]);
  expect(winner.mu).toBeGreaterThan(fresh.mu);
  expect(second.mu).toBeLessThan(fresh.mu);
  expect(third).toEqual(second);
  for (const { sigma } of [winner, second, third]) expect(sigma).toBeLessThan(fresh.sigma);
  expect(OPENSKILL.newRating()).toEqual(fresh);
});
