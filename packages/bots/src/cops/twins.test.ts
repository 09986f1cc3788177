import { describe, expect, test } from "vitest";
import { LEVELS, STYLES } from "../level.ts";
import type { CopsBot } from "./game.ts";
import { trackCops } from "./knowledge/knowledge.ts";
import { sampleWorld } from "./knowledge/sample.ts";
import { copsBot } from "./levels.ts";
import { tryTwins, twinOf } from "./twins.ts";
import { randomCops, uncertainCops } from "./yardstick.ts";

describe("whatever lies where it cannot see", () => {
  for (const level of LEVELS) {
    test(`the ${level} plays the same`, () => {
      expect(tryTwins(copsBot({ level, style: null }), 200, "twins")).toEqual({ positions: 200, leaks: [] });
    });
  }

  test("the master plays the same with time to think", () => {
    expect(tryTwins(copsBot({ level: "master", style: null }), 40, "thought", 2).leaks).toEqual([]);
  });

  test("every style and yardstick plays the same", () => {
    for (const bot of [...STYLES.map((style) => copsBot({ level: "regular", style })), uncertainCops, randomCops]) {
      expect(tryTwins(bot, 40, "styles").leaks).toEqual([]);
    }
  });

  test("a bot whose choice comes from elsewhere is caught", () => {
    let calls = 0;
    const restless: CopsBot = { choose: ({ legal }) => legal[calls++ % legal.length] };
    expect(tryTwins(restless, 50, "restless").leaks.length).toBeGreaterThan(0);
  });
});

test("a twin looks the same, though what is hidden differs", () => {
  let tried = 0;
  const hidden = new Set<string>();
  const bot: CopsBot = {
    choose: (sight, draw) => {
      if (tried++ < 20) {
        const twin = twinOf(sight, draw);
        expect(twin.view).toEqual(sight.view);
        expect(twin.past).toEqual(sight.past);
        hidden.add(JSON.stringify(sampleWorld(trackCops(sight.past, sight.view), draw).players));
      }
      return randomCops.choose(sight, draw);
    },
  };
  tryTwins(bot, 20, "same");
  expect(hidden.size).toBeGreaterThan(5);
});
