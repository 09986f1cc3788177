import { expect, it } from "vitest";
import { coupReader, gameIn } from "../../test/practice-reader.ts";
import { stillWorld } from "../../test/practice-world.ts";
import { USUAL_BOTS } from "./manner.ts";
import type { PracticeWish } from "./practice-wish.ts";
import { soloCoup } from "./solo-coup.ts";
import { keptWish } from "./solo-kept.ts";

const wish: PracticeWish = { options: { edition: "ru", character: "inquisitor" }, seats: 4, name: "Reader", me: 1 };

it("a reload gives the identical view, also in the middle of a window", async () => {
  for (let seed = 0; seed < 40; seed++) {
    const world = stillWorld(seed);
    const reader = coupReader(wish, world);
    let left = seed;
    await reader.playOn(() => left-- === 0);
    const before = reader.snapshot();
    reader.table.close();
    const again = coupReader(wish, world);
    expect(again.snapshot()).toEqual(before);
    await again.playOn();
    expect(again.table.recordOf()).not.toBeNull();
  }
});

it("keeps the order, the talk and the number of the game", async () => {
  const world = stillWorld(4);
  const reader = coupReader(wish, world);
  await reader.playOn();
  await reader.table.do({ do: "start" });
  await reader.table.do({ do: "order", order: "pass" });
  await reader.table.do({ do: "say", text: "hello" });
  const before = reader.snapshot();
  expect(before.order).toBe("pass");
  expect(coupReader(wish, world).snapshot()).toEqual(before);
  expect(keptWish(soloCoup, world.store.text)).toEqual({ options: wish.options, seats: 4, me: 1, ...USUAL_BOTS });
});

it("a game goes on with the bots it began with, whoever is wished for by now", async () => {
  const world = stillWorld(6);
  const bots = { level: "sharp", style: "avenger" } as const;
  const reader = coupReader({ ...wish, ...bots }, world);
  await reader.playOn(() => reader.events().length > 20);
  const before = reader.snapshot();
  expect(before.seats[0]).toMatchObject({ kind: "bot", ...bots });
  reader.table.close();
  const again = coupReader({ ...wish, level: "newcomer", style: null }, world);
  expect(again.snapshot()).toEqual(before);
  expect(JSON.parse(world.store.text ?? "").manners).toEqual([bots, bots, bots, bots]);
  await again.playOn();
  await again.table.do({ do: "start" });
  expect(again.snapshot().seats).toEqual(before.seats);
});

it("a game that was kept before bots had levels goes on with the usual ones", async () => {
  const world = stillWorld(6);
  const reader = coupReader(wish, world);
  await reader.playOn(() => reader.events().length > 20);
  const before = reader.snapshot();
  reader.table.close();
  const { manners: _, ...kept } = JSON.parse(world.store.text ?? "");
  const old = { ...kept, wish: { options: wish.options, seats: 4, me: 1 }, temperaments: ["honest", "sceptic"] };
  world.store.text = JSON.stringify(old);
  const again = coupReader({ ...wish, level: "master" }, world);
  expect(again.snapshot()).toEqual(before);
  expect(again.snapshot().seats[0]).toMatchObject(USUAL_BOTS);
  await again.playOn();
});

it("whatever is in the storage, a game can be played", async () => {
  const world = stillWorld(2);
  const reader = coupReader(wish, world);
  await reader.playOn(() => (reader.view().players[1]?.coins ?? 0) > 4);
  const text = world.store.text ?? "";
  const spoilt = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"version":1}',
    text.replace('"moves":[[', '"moves":[[9,{"do":"income"}],['),
    text.replace("duke", "joker"),
    text.replace('"version":1,"wish"', '"version":2,"wish"'),
    text.slice(0, -9),
  ];
  for (const kept of spoilt) {
    const fresh = stillWorld(8);
    fresh.store.text = kept;
    const other = coupReader(wish, fresh);
    expect(gameIn(other.snapshot()).number).toBe(1);
    expect(gameIn(other.snapshot()).past.length).toBeLessThan(4);
    await other.playOn();
  }
});

it("another wish, or the wish for a new game, begins afresh", async () => {
  for (const other of [
    { ...wish, seats: 3 },
    { ...wish, me: 2 },
    { ...wish, options: { edition: "he" } },
    { ...wish, fresh: true },
  ]) {
    const world = stillWorld(2);
    const reader = coupReader(wish, world);
    await reader.playOn(() => reader.events().length > 20);
    expect(gameIn(coupReader(other, world).snapshot()).past.length).toBeLessThan(4);
  }
});

it("who leaves finds nothing when they come again; who closes the page does", async () => {
  const world = stillWorld(2);
  const reader = coupReader(wish, world);
  expect((await reader.table.do({ do: "leave" })).ok).toBe(true);
  expect(keptWish(soloCoup, world.store.text)).toBeNull();
  expect(await reader.table.do({ do: "start" })).toMatchObject({ ok: false, error: { code: "no-game" } });
  expect(await world.step()).toBe(false);
});

it("a device that refuses to keep anything can still be played on", async () => {
  const refuse = () => {
    throw new Error("full");
  };
  const reader = coupReader(wish, { ...stillWorld(2), store: { text: null, read: () => null, write: refuse } });
  await reader.playOn();
});
