import { expect, test } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { progressLine, startProgress } from "./progress.ts";

test("says how far it is, how fast, and how long it will take", () => {
  expect(progressLine(1_800, 7_200, "games", 10)).toBe(
    "[######··················] 1,800 of 7,200 games, 180/s, 30 s left",
  );
  expect(progressLine(3, 7_200, "games", 10)).toMatch(/0\.3\/s, 6\.7 h left$/);
  expect(progressLine(0, 10, "games", 0)).toMatch(/0 of 10 games, 0\.0\/s$/);
});

test("is drawn on a terminal only, now and then, and leaves nothing behind", () => {
  const quiet = memoryIo();
  startProgress(10, "games", quiet).add(5);
  expect(quiet.err()).toBe("");
  const screen = memoryIo("", { isTTY: true });
  let clock = 0;
  const progress = startProgress(10, "games", screen, () => clock);
  for (; clock < 1_000; clock += 100) progress.add(1);
  progress.end();
  expect(screen.err().match(/of 10 games/g)).toHaveLength(5);
  expect(screen.err()).toMatch(/\r +\r$/);
});
