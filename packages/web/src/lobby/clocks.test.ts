import { CLOCK_PARTS, CLOCK_RANGES, Clock } from "@darbar/protocol";
import { expect, test } from "vitest";
import { isAllowed } from "./clocks.ts";

test("what the form allows is what the protocol allows", () => {
  const own = { turn: 45, window: 15, bank: 60 };
  for (const part of CLOCK_PARTS) {
    const { least, most } = CLOCK_RANGES[part];
    for (const seconds of [least - 1, least, least + 0.5, most, most + 1]) {
      expect(isAllowed(part, seconds), `${part} ${seconds}`).toBe(Clock.safeParse({ ...own, [part]: seconds }).success);
    }
  }
});
