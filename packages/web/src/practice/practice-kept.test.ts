import type { ListedGame } from "@darbar/kernel";
import { usually } from "@darbar/kernel/testing";
import type { StoredFact } from "@darbar/table";
import { describe, expect, it } from "vitest";
import { stillHost } from "../../test/practice-host.ts";
import { copsReader, coupReader, gameIn } from "../../test/practice-reader.ts";
import { cops } from "../games/cops/practice/cops-listed.ts";
import { coup } from "../games/coup/practice/coup-listed.ts";
import { keptGame } from "./find-table.ts";
import { USUAL_BOTS } from "./manner.ts";
import type { PracticeWish } from "./practice-wish.ts";

const COUP: PracticeWish = { options: { edition: "ru", character: "inquisitor" }, seats: 4, name: "Reader", me: 1 };
const COPS: PracticeWish = { options: { mode: "gang" }, seats: 5, name: "Reader", me: 1 };
const GAMES = [
  { name: "coup", game: coup, wish: COUP, open: coupReader },
  { name: "cops", game: cops, wish: COPS, open: copsReader },
] as const;

/** What a page finds kept for a wish. */
const found = (game: ListedGame, wish: PracticeWish, text: string | null) =>
  keptGame({ game, wish, at: 0, newSecret: () => "0".repeat(64) }, text);

describe.each(GAMES)("a table of $name", ({ game, wish, open }) => {
  it("is the same after a reload, also in the middle of a window, and goes on", async () => {
    let sealed = 0;
    for (let seed = 0; seed < 25; seed++) {
      const host = stillHost(seed);
      const reader = open(wish, host);
      let left = 2 * seed;
      await reader.playOn(() => left-- === 0);
      const before = reader.snapshot();
      if (before.given !== null) sealed++;
      reader.table.close();
      const again = open(wish, host);
      expect(again.snapshot()).toEqual(before);
      if (seed % usually(8, { all: 1 }) !== 0) continue;
      await again.playOn();
      expect(again.table.recordOf()).not.toBeNull();
    }
    expect(sealed).toBeGreaterThan(0);
  });

  it("keeps the order, the talk and the number of the game, and nothing of the games before", async () => {
    const host = stillHost(4);
    const reader = open(wish, host);
    await reader.playOn();
    expect(found(game, wish, host.store.text)).toBe("over");
    const whole = (host.store.text ?? "").length;
    await reader.table.do({ do: "start" });
    await reader.table.do({ do: "order", order: "pass" });
    await reader.table.do({ do: "say", text: "hello" });
    const before = reader.snapshot();
    expect(before).toMatchObject({ order: "pass", talk: [{ text: "hello" }], game: { number: 2 } });
    expect(open(wish, host).snapshot()).toEqual(before);
    expect(found(game, wish, host.store.text)).toBe("under-way");
    expect((host.store.text ?? "").length).toBeLessThan(whole / 2);
  });

  it("has the bots it began with, of whatever kind are wished for by now", async () => {
    const host = stillHost(6);
    const bots = { level: "sharp", style: "avenger" } as const;
    const reader = open({ ...wish, ...bots }, host);
    await reader.playOn(() => reader.events().length > 20);
    const before = reader.snapshot();
    expect(before.seats[0]).toMatchObject({ kind: "bot", ...bots });
    reader.table.close();
    const again = open({ ...wish, level: "newcomer", style: null }, host);
    expect(again.snapshot()).toEqual(before);
    await again.playOn();
    await again.table.do({ do: "start" });
    expect(again.snapshot().seats).toEqual(before.seats);
  });

  it("has bots of the same styles after a reload, where chance has decided them", async () => {
    const host = stillHost(3);
    const styles = async () => {
      const asked = new Map<number, unknown>();
      const reader = open(wish, {
        ...host,
        think: async ({ seat, style }) => asked.set(seat, style) && null,
      });
      await reader.playOn(() => asked.size === wish.seats - 1);
      reader.table.close();
      return new Map([...asked].sort(([one], [other]) => one - other));
    };
    const before = await styles();
    expect(new Set(before.values()).size).toBeGreaterThan(1);
    expect(await styles()).toEqual(before);
  });

  it("calls the reader by the name they have now", async () => {
    const host = stillHost(3);
    open(wish, host).table.close();
    expect(open({ ...wish, name: "Renamed" }, host).snapshot().seats[1]).toMatchObject({ name: "Renamed" });
  });

  it("begins anew where what is kept cannot be read, and says so", async () => {
    const host = stillHost(2);
    const reader = open(wish, host);
    await reader.playOn(() => reader.events().length > 20);
    const text = host.store.text ?? "";
    const other = stillHost(2);
    (game === coup ? copsReader : coupReader)({ ...wish, options: {}, seats: 5 }, other);
    const spoilt = [
      "{",
      "null",
      "[]",
      "7",
      '{"version":1}',
      '{"version":2,"facts":[],"lines":[]}',
      other.store.text ?? "",
      text.replace('"version":2', '"version":3'),
      text.replace('"type":"moved"', '"type":"mooved"'),
      text.replace('"kind":"person"', '"kind":"ghost"'),
      text.replace(`"level":"${USUAL_BOTS.level}"`, '"level":"oracle"'),
      text.replaceAll(game === coup ? "duke" : "crooked", "joker"),
      withoutOne(text),
      text.slice(0, -9),
    ];
    for (const kept of spoilt) {
      expect(kept).not.toBe(text);
      expect(found(game, wish, kept), kept.slice(0, 60)).toBe("unreadable");
      const fresh = stillHost(8);
      fresh.store.text = kept;
      const begun = open(wish, fresh);
      expect(gameIn(begun.snapshot())).toMatchObject({ number: 1, game: game.id });
      expect(gameIn(begun.snapshot()).past.length).toBeLessThan(4);
    }
  });

  it("is another one for another wish, and begins afresh where that is wished for", async () => {
    const options = game === coup ? { edition: "he" } : { mode: "base" };
    for (const other of [
      { ...wish, seats: 6 },
      { ...wish, me: 2 },
      { ...wish, options },
      { ...wish, fresh: true },
    ]) {
      const host = stillHost(2);
      const reader = open(wish, host);
      await reader.playOn(() => reader.events().length > 20);
      if (!("fresh" in other)) expect(found(game, other, host.store.text)).toBeNull();
      expect(gameIn(open(other, host).snapshot()).past.length).toBeLessThan(4);
    }
  });

  it("goes on though the clock of the device was set back meanwhile", async () => {
    const host = stillHost(2, { now: () => 3_600_000 });
    open({ ...wish, patient: true }, host).table.close();
    const back = stillHost(2);
    back.store.text = host.store.text;
    const reader = open(wish, back);
    await reader.playOn();
    expect(back.now()).toBeLessThan(1_800_000);
  });
});

/** What is kept, without one of its facts. */
function withoutOne(text: string): string {
  const { facts, ...kept } = JSON.parse(text) as { readonly facts: readonly StoredFact[] };
  return JSON.stringify({ ...kept, facts: facts.toSpliced(3, 1) });
}

it("who leaves finds nothing when they come again; who closes the page does", async () => {
  const host = stillHost(2);
  const reader = coupReader(COUP, host);
  expect((await reader.table.do({ do: "leave" })).ok).toBe(true);
  expect(found(coup, COUP, host.store.text)).toBeNull();
  expect(await reader.table.do({ do: "start" })).toMatchObject({ ok: false, error: { code: "closing" } });
  expect(await host.step()).toBe(false);
});

it("a device that refuses to keep anything can still be played on", async () => {
  const refuse = () => {
    throw new Error("full");
  };
  const host = stillHost(2);
  const reader = coupReader(COUP, { ...host, store: { text: null, read: () => null, write: refuse } });
  await reader.playOn();
  expect(host.reported).toEqual([]);
});
