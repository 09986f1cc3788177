import { expect, it } from "vitest";
import { ticksBetween } from "./last-seconds.ts";
import { openSound, SOUND_NAMES } from "./sound.ts";
import { VOICES } from "./voices.ts";

it("ticks once a second in the last seconds", () => {
  expect(ticksBetween(6_000, 5_100)).toBe(false);
  expect(ticksBetween(5_100, 4_900)).toBe(true);
  expect(ticksBetween(4_900, 4_500)).toBe(false);
  expect(ticksBetween(300, -20)).toBe(false);
});

it("no context is made before the first gesture, and none at all breaks nothing", () => {
  let made = 0;
  const waiting: (() => void)[] = [];
  const sound = openSound(
    () => {
      made++;
      throw new Error("no sound here");
    },
    (run) => void waiting.push(run),
  );
  sound.play("coin", 1);
  expect(made).toBe(0);
  sound.unlock();
  sound.unlock();
  // What the gesture is for comes first.
  expect(made).toBe(0);
  for (const run of waiting) run();
  expect(made).toBe(1);
  sound.play("coin", 1);
});

it("every sound is short and soft", () => {
  for (const name of SOUND_NAMES) {
    expect(Math.max(...VOICES[name].map(({ at, lasts }) => at + lasts))).toBeLessThan(2);
    for (const { loud, swells, lasts } of VOICES[name]) {
      expect(loud).toBeLessThanOrEqual(0.7);
      expect(swells).toBeLessThan(lasts);
    }
  }
});
