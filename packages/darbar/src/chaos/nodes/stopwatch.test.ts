import { expect, it, vi } from "vitest";
import type { SentMove } from "../../wire/player.ts";
import { Stopwatch } from "./stopwatch.ts";

it("owes a wait to what was done when it began, though it ends while something else is done", () => {
  const now = vi.spyOn(performance, "now");
  const stopwatch = new Stopwatch({ acknowledged: () => undefined, refused: () => undefined });
  const waited = (table: string, from: number, until: number): void => {
    now.mockReturnValue(until);
    stopwatch.acknowledged({ table } as SentMove, until - from);
  };
  const done = [
    { kind: "kill", from: 100, until: 200 },
    { kind: "restart", from: 300, until: 400 },
    { kind: "kill", from: 500, until: 600 },
  ] as const;
  waited("a", 150, 350); // Outlasts what it is owed to.
  waited("b", 120, 130);
  waited("a", 90, 110); // Was under way before.
  waited("a", 250, 260); // Between the two.
  waited("b", 250, 310);
  waited("a", 399, 410);
  waited("a", 550, 1_550);
  waited("c", 10, 20); // Before anything.
  now.mockRestore();
  expect(Object.fromEntries(stopwatch.longest(done))).toEqual({ kill: [200, 10, 1_000], restart: [60, 11] });
});
