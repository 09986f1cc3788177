import type { BotOptions } from "@darbar/bots";
import { replay } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import { expect, it } from "vitest";
import { copsReader, coupReader, gameIn } from "../../test/practice-reader.ts";
import { stillWorld } from "../../test/practice-world.ts";
import { USUAL_BOTS } from "./manner.ts";
import type { PracticeWish } from "./practice-wish.ts";
import { soloCops } from "./solo-cops.ts";
import { soloCoup } from "./solo-coup.ts";
import { keptWish } from "./solo-kept.ts";

const wish: PracticeWish = { options: { mode: "gang" }, seats: 5, name: "Reader", me: 1 };

it("a reload gives the identical view, also in the middle of a moment", async () => {
  let sealed = 0;
  for (let seed = 0; seed < 25; seed++) {
    const world = stillWorld(seed);
    const reader = copsReader(wish, world);
    let left = 3 * seed;
    await reader.playOn(() => left-- === 0);
    const before = reader.snapshot();
    if (before.given !== null) sealed++;
    reader.table.close();
    const again = copsReader(wish, world);
    expect(again.snapshot()).toEqual(before);
    // That it goes on to the end, some of them show.
    if (seed % usually(8, { all: 1 }) !== 0) continue;
    await again.playOn();
    const record = again.table.recordOf();
    expect(record !== null && replay(soloCops.rules, record)).toMatchObject({ ok: true });
  }
  expect(sealed).toBeGreaterThan(0);
});

it("the bots are the same after a reload", async () => {
  const world = stillWorld(3);
  copsReader(wish, world).table.close();
  const manners = (): readonly BotOptions[] => JSON.parse(world.store.text ?? "").manners;
  const before = manners();
  expect(before).toHaveLength(5);
  expect(new Set(before.map(({ style }) => style)).size).toBeGreaterThan(1);
  await copsReader(wish, world).playOn();
  expect(manners()).toEqual(before);
});

it("keeps the standing pass, and which game it is", async () => {
  const world = stillWorld(4);
  const plain = { ...wish, options: {} };
  const reader = copsReader(plain, world);
  await reader.table.do({ do: "order", order: "pass" });
  expect(copsReader(plain, world).snapshot().order).toBe("pass");
  expect(keptWish(soloCops, world.store.text)).toEqual({ options: {}, seats: 5, me: 1, ...USUAL_BOTS });
  expect(keptWish(soloCoup, world.store.text)).toBeNull();
});

it("whatever is in the storage, a game of this kind can be played", async () => {
  const world = stillWorld(2);
  const reader = copsReader(wish, world);
  await reader.playOn(() => reader.events().length > 30);
  const text = world.store.text ?? "";
  const coup = stillWorld(2);
  coupReader({ options: {}, seats: 5, name: "Reader", me: 1 }, coup);
  const spoilt = [
    "",
    "null",
    coup.store.text ?? "",
    (coup.store.text ?? "").replace('"game":"coup"', '"game":"cops"'),
    text.replace('"game":"cops"', '"game":"coup"'),
    text.replace('"game":"cops",', ""),
    text.replace('"mode":"gang"', '"mode":"solo"'),
    text.replace(/"manners":\[[^\]]*\]/, '"manners":[99,99,99,99,99]'),
    text.replace(/"manners":\[[^\]]*\]/, '"manners":[]'),
    text.replace(/"manners":\[\{"level":"regular"/, '"manners":[{"level":"oracle"'),
    text.replace("crooked", "joker"),
    text.slice(0, -9),
  ];
  for (const kept of spoilt) {
    expect(kept).not.toBe(text);
    const fresh = stillWorld(8);
    fresh.store.text = kept;
    const other = copsReader(wish, fresh);
    expect(gameIn(other.snapshot()).past.length).toBeLessThan(4);
    expect(gameIn(other.snapshot()).game).toBe("cops");
    await other.playOn();
  }
});

it("a kept game of Good Cop Bad Cop is nothing to a table of Coup", async () => {
  const world = stillWorld(2);
  copsReader({ ...wish, options: {} }, world);
  const reader = coupReader({ ...wish, options: {} }, world);
  expect(gameIn(reader.snapshot()).game).toBe("coup");
  await reader.playOn();
});

it("the other mode begins afresh", async () => {
  const world = stillWorld(2);
  const reader = copsReader(wish, world);
  await reader.playOn(() => reader.events().length > 30);
  const other = copsReader({ ...wish, options: { mode: "base" } }, world);
  expect(gameIn(other.snapshot()).past.length).toBeLessThan(4);
});
