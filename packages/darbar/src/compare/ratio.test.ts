import { describe, expect, it } from "vitest";
import { median, medianInterval, pairedRatio, unpairedRatio } from "./ratio.ts";

describe("the ratio of figures measured by turns", () => {
  it("is the one in the middle of the rounds' ratios, with its spread and the best to the best", () => {
    const ratio = pairedRatio([20, 33, 48], [10, 11, 12], "more");
    expect(ratio).toMatchObject({ median: 3, least: 2, most: 4, best: 4 });
  });

  it("cancels what slows both sides of a round alike", () => {
    const ratio = pairedRatio([200, 100, 20], [100, 50, 10], "more");
    expect(ratio).toMatchObject({ median: 2, least: 2, most: 2, best: 2 });
    expect(ratio.interval?.map((end) => Number(end.toFixed(9)))).toEqual([2, 2]);
  });

  it("takes the least as the best where less is better", () => {
    expect(pairedRatio([5, 9], [10, 12], "less").best).toBe(0.5);
  });

  it("gives Student's interval of the logarithms", () => {
    // Logarithms of base 2: -1, 0, 1; mean 0, standard error 1/√3; t(2) = 4.303.
    const { interval } = pairedRatio([1, 2, 4], [2, 2, 2], "more");
    const half = 4.303 / Math.sqrt(3);
    expect(interval?.[0]).toBeCloseTo(2 ** -half, 9);
    expect(interval?.[1]).toBeCloseTo(2 ** half, 9);
  });

  it("has no interval after one round", () => {
    expect(pairedRatio([3], [2], "more")).toEqual({ median: 1.5, interval: null, least: 1.5, most: 1.5, best: 1.5 });
  });
});

describe("the ratio of figures measured at different times", () => {
  it("is that of the medians, with every pair in its spread", () => {
    expect(unpairedRatio([10, 20, 30], [5, 10], "more")).toMatchObject({
      median: 20 / 7.5,
      least: 1,
      most: 6,
      best: 3,
    });
  });

  it("gives Welch's interval of the logarithms", () => {
    // Both sides have logarithms of base 2 around their mean by -1, 0, 1: 4 degrees of freedom, t(4) = 2.776.
    const { interval } = unpairedRatio([4, 8, 16], [1, 2, 4], "more");
    const half = 2.776 * Math.sqrt(2 / 3);
    expect(interval?.[0]).toBeCloseTo(2 ** (2 - half), 9);
    expect(interval?.[1]).toBeCloseTo(2 ** (2 + half), 9);
  });

  it("has no interval where one side has one round", () => {
    expect(unpairedRatio([1, 2], [1], "more").interval).toBeNull();
    expect(unpairedRatio([1], [1, 2], "more").interval).toBeNull();
  });
});

it("takes the middle of an even number between the two", () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

describe("where a median lies", () => {
  it("is told by ranks: of ten values from the second to the second last", () => {
    expect(medianInterval([5, 1, 9, 3, 7, 2, 8, 4, 6, 10])).toEqual([2, 9]);
  });

  it("does not hear how far off the farthest are", () => {
    expect(medianInterval([5, 1, 9, 3, 7, 2, 8, 4, 6, 1_000])).toEqual([2, 9]);
  });

  it("is not told by five values", () => {
    expect(medianInterval([1, 2, 3, 4, 5])).toBeNull();
  });
});
