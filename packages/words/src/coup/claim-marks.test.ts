import { describe, expect, test } from "vitest";
import { BLUFFING, CLAIMED } from "../../test/coup-claims.ts";
import { EVERY_WORDS } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { claimMarksOf, claimMarksText } from "./claim-marks.ts";
import { claimsOf } from "./claims.ts";

const { en } = EVERY_WORDS;

describe("the marks of what a player has claimed", () => {
  test("count, and say what the last challenge has shown; what was claimed last stands last", () => {
    expect(claimMarksOf(CLAIMED, 0)).toEqual([
      { as: "duke", times: 1, mark: null },
      { as: "captain", times: 1, mark: "proven" },
    ]);
    expect(claimMarksOf([...CLAIMED, ...BLUFFING.slice(1)], 0).map(({ as, times }) => [as, times])).toEqual([
      ["captain", 1],
      ["duke", 2],
    ]);
    expect(claimMarksOf(BLUFFING, 1)).toEqual([{ as: "duke", times: 2, mark: "caught" }]);
    expect(claimMarksOf([], 0)).toEqual([]);
  });

  test("are told to ears in a few words", () => {
    const text = (seat: number, past = CLAIMED): string | null => claimMarksText(claimMarksOf(past, seat), en);
    expect(text(0)).toBe("has claimed Duke and Captain (proven)");
    expect(text(1, BLUFFING)).toBe("has claimed Duke twice (caught bluffing)");
    expect(text(1, [])).toBeNull();
  });

  test.each(LANGUAGES)("can be told in %s, however often", (language) => {
    for (const mark of ["proven", "caught", null] as const)
      for (const times of [1, 2, 3, 21]) {
        const text = claimMarksText([{ as: "no-duke", times, mark }], EVERY_WORDS[language]) ?? "";
        expect(text).not.toMatch(/[{}]|undefined| {2}/);
        expect(text).toBe(text.trim());
      }
  });
});

test("a claim is known as true or false from the hand of that moment, if the hand is known", () => {
  expect(claimsOf(CLAIMED).map(({ seat, truth }) => [seat, truth])).toEqual([
    [0, true],
    [1, false],
    [2, true],
    [0, true],
  ]);
  expect(claimsOf(CLAIMED.slice(1)).map(({ truth }) => truth)).toEqual([null, null, null, null]);
});
