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

it("nothing is loaded before the first gesture, and a device without sound breaks nothing", async () => {
  let loaded = 0;
  const waiting: (() => void)[] = [];
  const sound = openSound(
    async () => {
      loaded++;
      throw new Error("no sound here");
    },
    (run) => void waiting.push(run),
  );
  sound.play("coin", 1);
  expect(loaded).toBe(0);
  sound.unlock();
  sound.unlock();
  // What the gesture is for comes first.
  expect(loaded).toBe(0);
  for (const run of waiting) run();
  expect(loaded).toBe(1);
  await Promise.resolve();
  sound.play("coin", 1);
});

it("sounds are played on what was loaded, and it is woken by gestures", async () => {
  const done: string[] = [];
  const instrument = { play: (name: string) => void done.push(name), wake: () => void done.push("woken") };
  const sound = openSound(
    async () => instrument,
    (run) => run(),
  );
  sound.unlock();
  await Promise.resolve();
  await Promise.resolve();
  sound.play("coin", 1);
  sound.unlock();
  expect(done).toEqual(["coin", "woken"]);
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
