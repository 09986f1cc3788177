import { expect, it } from "vitest";
import { type StillHost, stillHost } from "../../test/practice-host.ts";
import { coupReader, gameIn } from "../../test/practice-reader.ts";
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
  const host = stillHost(1, { think: () => new Promise((tell) => asked.push(tell)) });
  const reader = coupReader(wish, host);
  await reader.move({ do: "income" });
  reader.table.close();
  const kept = host.store.text;
  expect(asked).toHaveLength(1);
  asked[0]({ do: "income" });
  expect(await host.step()).toBe(false);
  expect(host.store.text).toBe(kept);
});

it("bots that cannot think at all still play on", async () => {
  const think: StillHost["think"] = () => Promise.reject(new Error("no worker"));
  for (let seed = 0; seed < 5; seed++) {
    const reader = coupReader(wish, { ...stillHost(seed), think });
    await reader.playOn();
    expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
  }
});

it("a bot that answers what it may not plays the quiet move, and the game goes on to its end", async () => {
  const think: StillHost["think"] = () => Promise.resolve({ do: "something that no rule knows" });
  const host = stillHost(1, { think });
  const reader = coupReader(wish, host);
  await reader.playOn();
  expect(gameIn(reader.snapshot()).outcome).not.toBeNull();
  expect(host.reported[0]).toMatchObject({ message: "a bot played what it may not: not-a-move" });
});
