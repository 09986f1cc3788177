import { describe, expect, it } from "vitest";
import { timeLeft } from "./clock.tsx";

const clock = { reading: { prompt: 7, left: 10_000, bank: [] }, at: 1_000 };

describe("time left", () => {
  it("runs from when it was heard, and never below zero", () => {
    expect(timeLeft(clock, 7, 4_000)).toBe(7_000);
    expect(timeLeft(clock, 7, 60_000)).toBe(0);
  });

  it("is said only of the open question, and only where there is a limit", () => {
    expect(timeLeft(clock, 8, 1_000)).toBeNull();
    expect(timeLeft({ ...clock, reading: { ...clock.reading, left: null } }, 7, 1_000)).toBeNull();
    expect(timeLeft(null, 7, 1_000)).toBeNull();
  });
});
