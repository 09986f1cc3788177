import { cops } from "@darbar/cops";
import type { Draw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { randomCops } from "../../test/play-cops.ts";
import { tryTwins } from "../../test/try-twins.ts";
import { look } from "../bot.ts";
import { uncertainCops } from "./baselines.ts";
import type { CopsBot, CopsSight } from "./game.ts";
import { copsTwins } from "./twins.ts";

test("the baselines play the same whatever lies where they cannot see", () => {
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

/** The same sight of another table: what the seat cannot know has been dealt anew. */
function twinOf(sight: CopsSight, draw: Draw): CopsSight {
  const { state, events } = copsTwins.redeal(sight, draw);
  return look(cops, state, sight.seat, events);
}
