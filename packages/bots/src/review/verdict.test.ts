import { describe, expect, test } from "vitest";
import type { Thought } from "./critic.ts";
import { isAboutBest, verdictOn } from "./verdict.ts";

const thought = (worths: readonly (number | null)[], mix: readonly number[], doubt = 0.01): Thought => ({
  worths,
  mix,
  doubt: () => doubt,
  isSolved: false,
});

describe("the verdict on a move", () => {
  test("what the master does most is as it would", () => {
    expect(verdictOn(thought([0.5, 0.4], [0.9, 0.1]), 0)).toEqual({ is: "as-master" });
    expect(verdictOn(thought([0.5, 0.5], [0.6, 0.4]), 1)).toEqual({ is: "as-master" });
  });

  test("nothing that looks better to the reader is passed over in silence", () => {
    expect(verdictOn(thought([0.08, 0.1], [1, 0], 0.02), 0)).toEqual({ is: "about-equal" });
    expect(verdictOn(thought([0.08, 0.1], [0.4, 0.6], 0.02), 0)).toEqual({ is: "about-equal" });
    expect(verdictOn(thought([0.081, 0.084], [1, 0], 0.02), 0)).toEqual({ is: "as-master" });
    expect(verdictOn(thought([null, 0.1], [1, 0]), 0)).toEqual({ is: "as-master" });
  });

  test("what it hardly does, and what is clearly worse, is costly", () => {
    const verdict = verdictOn(thought([0.5, 0.38], [0.9, 0.1]), 1);
    expect(verdict).toMatchObject({ is: "costly", cost: expect.closeTo(0.12) });
  });

  test("what chance may have made, or is small, makes a close call", () => {
    expect(verdictOn(thought([0.5, 0.38], [0.9, 0.1], 0.08), 1)).toEqual({ is: "close-call" });
    expect(verdictOn(thought([0.5, 0.48], [0.9, 0.1]), 1)).toEqual({ is: "close-call" });
  });

  test("nothing is said of what was not looked at, nor where only a move the master would not make is better", () => {
    expect(verdictOn(thought([0.5, null], [0.9, 0.1]), 1)).toBeNull();
    expect(verdictOn(thought([0.5, 0.5, 0.8], [0.9, 0.1, 0]), 1)).toBeNull();
  });

  test("options are about as good as the best where chance may have made the difference", () => {
    const all = (worths: readonly (number | null)[], doubt: number) => {
      const weighed = thought(worths, [1, 0, 0], doubt);
      return worths.map((_, place) => isAboutBest(weighed, place));
    };
    expect(all([0.5, 0.45, 0.3], 0.04)).toEqual([true, true, false]);
    expect(all([0.5, 0.45, null], 0.01)).toEqual([true, false, false]);
    expect(all([0.5, 0.5, 0.49], 0)).toEqual([true, true, false]);
  });

  test("nothing is said where all moves are one to the master", () => {
    expect(verdictOn(thought([null, null], [0.5, 0.5]), 1)).toBeNull();
  });

  test("a habit of the master's that turns out clearly worse is no praise", () => {
    expect(verdictOn(thought([0.66, 0.5], [0.3, 0.5]), 1)).toBeNull();
  });
});
