import { expect, it } from "vitest";
import { coupReader, gameIn } from "../../test/practice-reader.ts";
import { type StillWorld, stillWorld } from "../../test/practice-world.ts";
import type { PracticeWish } from "./practice-wish.ts";

const wish: PracticeWish = {
  options: { edition: "classic" },
  seats: 4,
  name: "Reader",
  level: "master",
  style: "honest",
};

it("a table that is closed neither asks nor plays", async () => {
  const asked: ((move: unknown) => void)[] = [];
  const world = stillWorld(1, { think: () => new Promise((tell) => asked.push(tell)) });
  const reader = coupReader(wish, world);
  await reader.move({ do: "income" });
  reader.table.close();
  const kept = world.store.text;
  expect(asked).toHaveLength(1);
  asked[0]({ do: "income" });
  expect(await world.step()).toBe(false);
  expect(world.store.text).toBe(kept);
});

it("bots that cannot think at all still play on", async () => {
  const think: StillWorld["think"] = () => Promise.reject(new Error("no worker"));
  for (let seed = 0; seed < 5; seed++) {
    const reader = coupReader(wish, { ...stillWorld(seed), think });
    await reader.playOn();
    expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
  }
});

it("a bot that answers what it may not plays the quiet move, and the game goes on to its end", async () => {
  const think: StillWorld["think"] = () => Promise.resolve({ do: "something that no rule knows" });
  const world = stillWorld(1, { think });
  const reader = coupReader(wish, world);
  await reader.playOn();
  expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
  expect(world.reported[0]).toMatchObject({ message: "a bot played what it may not: not-a-move" });
});
