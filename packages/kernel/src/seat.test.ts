import { describe, expect, it } from "vitest";
import { clockwise, isKnower, stepsClockwise, viewersOf } from "./seat.ts";

describe("seats", () => {
  it("go round clockwise", () => {
    expect([0, 1, 2].map((seat) => clockwise(seat, 3))).toEqual([1, 2, 0]);
  });

  it("are so many steps apart, a full round for the seat itself", () => {
    expect([0, 1, 2, 3].map((seat) => stepsClockwise(2, seat, 4))).toEqual([2, 3, 4, 1]);
    for (let from = 0; from < 5; from++) {
      for (let seat = 0; seat < 5; seat++) {
        let at = clockwise(from, 5);
        let steps = 1;
        for (; at !== seat; steps++) at = clockwise(at, 5);
        expect(stepsClockwise(from, seat, 5)).toBe(steps);
      }
    }
  });
});

describe("viewers", () => {
  it("are each seat and the public", () => {
    expect(viewersOf(3)).toEqual([0, 1, 2, "public"]);
  });

  it("know what they are said to know; `all` knows everything", () => {
    expect(isKnower(1, [0, 1])).toBe(true);
    expect(isKnower(2, [0, 1])).toBe(false);
    expect(isKnower("public", [0, 1])).toBe(false);
    expect(isKnower("public", "everyone")).toBe(true);
    expect(isKnower(2, "everyone")).toBe(true);
    expect(isKnower("all", [])).toBe(true);
  });
});
