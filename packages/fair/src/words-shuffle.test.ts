import { describe, expect, it } from "vitest";
import { commitmentTo } from "./commitment.ts";
import { seedOfWords, wordsDraw } from "./words-shuffle.ts";

const SECRET = "0f".repeat(32);

describe("a shuffle of version 1", () => {
  it("publishes a hash that is the same for ever: records rely on it", () => {
    expect(commitmentTo(SECRET)).toBe("dcdfb2815cd096de6d676108303100932f7dd5da33f16e36e6c0bfbcc33a81ad");
    expect(seedOfWords(SECRET, ["open sesame", null])).toBe(
      "2065d8d47518551cd490dd45031b882664b7cab7ebf66b5e3ba0a8ec04fd21d2",
    );
    const draw = wordsDraw("a seed", 3);
    expect([1, 2, 3, 4, 5, 6].map(() => draw.one([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toEqual([1, 6, 8, 3, 1, 4]);
    expect(commitmentTo(SECRET)).not.toBe(commitmentTo(`${SECRET}0`));
  });

  it("depends on every word of every seat, and on who said it", () => {
    const seeds = [
      seedOfWords(SECRET, [null, null]),
      seedOfWords(SECRET, ["open sesame", null]),
      seedOfWords(SECRET, [null, "open sesame"]),
      seedOfWords(SECRET, ["open ses", "ame"]),
      seedOfWords("1e".repeat(32), [null, null]),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it("gives each decision draws of its own, the same ones again and again", () => {
    const numbers = Array.from({ length: 52 }, (_, number) => number);
    const draws = (decision: number): readonly number[] => {
      const draw = wordsDraw("a seed", decision);
      return numbers.map(() => draw.one(numbers));
    };
    expect(draws(3)).toEqual(draws(3));
    expect(draws(3)).not.toEqual(draws(4));
  });
});
