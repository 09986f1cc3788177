import { expect, test } from "vitest";
import { tryTwins } from "../twins/twins.ts";
import type { CopsBot } from "./game.ts";
import { copsTwins, twinOf } from "./twins.ts";
import { randomCops, uncertainCops } from "./yardstick.ts";

test("the yardsticks play the same whatever lies where they cannot see", () => {
  for (const bot of [uncertainCops, randomCops]) {
    expect(tryTwins(copsTwins, bot, 40, { seed: "yardsticks" }).leaks).toEqual([]);
  }
});

test("a twin looks the same, though what is hidden differs", () => {
  let looked = 0;
  const hidden = new Set<string>();
  const bot: CopsBot = {
    choose: (sight, draw) => {
      const twin = twinOf(sight, draw);
      expect(twin.view).toEqual(sight.view);
      expect(twin.past).toEqual(sight.past);
      hidden.add(JSON.stringify(copsTwins.redeal(sight, draw).state.players.map(({ cards }) => cards)));
      looked++;
      return randomCops.choose(sight, draw);
    },
  };
  tryTwins(copsTwins, bot, 20, { seed: "same" });
  expect(looked).toBeGreaterThan(20);
  expect(hidden.size).toBeGreaterThan(20);
});
