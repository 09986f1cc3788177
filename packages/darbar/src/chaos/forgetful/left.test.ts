import { testChance } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";
import { type Left, leftAfter, type Platters } from "./left.ts";

const SECTORS = 64;
const filled = (letter: string, sectors: number): Buffer => Buffer.alloc(sectors * 512, letter);
const platters = (files: Readonly<Record<string, string | Buffer>>): Platters =>
  new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));

/** A log was written on, a file renamed, another removed, a new folder made with a file in it. */
const SYNCED = platters({
  root: "f 1 log\nf 2 draft\nf 3 removed\n",
  "1": filled("a", SECTORS),
  "2": "a draft",
  "3": "to be removed",
});
const WRITTEN = platters({
  root: "f 1 log\nf 2 the final text\nd 4 new folder\n",
  "1": filled("b", SECTORS + 3),
  "2": "a draft",
  "4": "f 5 first\n",
  "5": "unheard",
});

const plain = (entries: ReadonlyMap<string, Left>): unknown =>
  Object.fromEntries(
    [...entries].map(([name, left]) => [name, left.kind === "file" ? left.bytes.toString() : plain(left.entries)]),
  );
const left = (survival: () => boolean) => {
  const unsynced = { lost: 0, survived: 0 };
  return { entries: leftAfter(SYNCED, WRITTEN, survival, unsynced), unsynced };
};

describe("what a power cut leaves", () => {
  it("is what was synced, if nothing else survives", () => {
    const { entries, unsynced } = left(() => false);
    expect(plain(entries)).toEqual({ log: "a".repeat(SECTORS * 512), draft: "a draft", removed: "to be removed" });
    // The length of the log and its sectors; the two names that were to go, and the two that were to come.
    expect(unsynced).toEqual({ lost: 1 + SECTORS + 4, survived: 0 });
  });

  it("is what was written, if everything survives", () => {
    const { entries, unsynced } = left(() => true);
    expect(plain(entries)).toEqual({
      log: "b".repeat((SECTORS + 3) * 512),
      "the final text": "a draft",
      "new folder": { first: "unheard" },
    });
    expect(unsynced.lost).toBe(0);
  });

  it("is torn at sectors otherwise, and where a sector is missing there are zeros", () => {
    const chance = testChance("torn");
    let isFirst = true;
    const { entries } = left(() => {
      // The log is as long as it was written to be; after that this survives, and that not.
      const survives = isFirst || chance() < 0.5;
      isFirst = false;
      return survives;
    });
    const log = entries.get("log");
    if (log?.kind !== "file") throw new Error("there is no log");
    const sectors = Array.from({ length: log.bytes.length / 512 }, (_, index) =>
      log.bytes.subarray(index * 512, (index + 1) * 512),
    );
    expect(sectors.length).toBe(SECTORS + 3);
    for (const [index, sector] of sectors.entries()) {
      const before = index < SECTORS ? "a".charCodeAt(0) : 0;
      expect([before, "b".charCodeAt(0)]).toContain(sector[0]);
      expect(new Set(sector).size).toBe(1);
    }
    expect(new Set(sectors.slice(0, SECTORS).map(([byte]) => byte)).size).toBe(2);
  });

  it("is also less than there was, where a file was cut and its old length survives", () => {
    const list = { root: "f 1 log\n" };
    const left = leftAfter(platters({ ...list, "1": filled("a", 3) }), platters({ ...list, "1": "" }), () => false, {
      lost: 0,
      survived: 0,
    });
    expect(plain(left)).toEqual({ log: "a".repeat(3 * 512) });
  });

  it("is the index of a log, too, but nobody misses that", () => {
    const unsynced = { lost: 0, survived: 0 };
    const list = { root: "f 1 darbar.db-shm\n" };
    leftAfter(platters(list), platters({ ...list, "1": filled("b", 3) }), () => false, unsynced);
    expect(unsynced).toEqual({ lost: 0, survived: 0 });
  });
});
