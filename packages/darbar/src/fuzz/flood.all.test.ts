import { TEST_SEED } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { withFolder } from "../wire/temporary.ts";
import { isBorne, runFlood } from "./flood.ts";

it("a server with its usual limits bears a flood, and loses no move of those who play there", async () => {
  const figures = await withFolder((dataDir) => runFlood(dataDir, { seconds: 3, seed: TEST_SEED }, () => undefined));
  expect(figures).toMatchObject({ crashes: 0, failures: [], effects: [] });
  expect(figures.sent).toBeGreaterThan(0);
  // They are heard, and refused: how fast, `npm run fuzz -- --flood 20` measures.
  const refusals = Object.keys(figures.answers).filter((name) => name.startsWith("refused"));
  expect(refusals).toContain("refused no-game");
  expect(figures.there.flooded.moves).toBeGreaterThan(0);
  expect(figures.nextDoor.flooded.moves).toBeGreaterThan(0);
});

it("is not borne if the median of waiting is more than three times as long, or nobody gets to move", () => {
  const quiet = { moves: 100, median: 10, p99: 20, most: 30 };
  expect(isBorne({ quiet, flooded: { ...quiet, median: 30 } })).toBe(true);
  expect(isBorne({ quiet, flooded: { ...quiet, median: 31 } })).toBe(false);
  expect(isBorne({ quiet, flooded: { moves: 0, median: Number.NaN, p99: Number.NaN, most: Number.NaN } })).toBe(false);
});
