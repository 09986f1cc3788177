import { expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { facts, fate, lines, record, table } from "./contract-kit.ts";

/** What every store keeps to about talk, and about games that are over. */
export function holdTalkAndRecords(the: () => Store): void {
  test("of talk only the latest lines are kept, apart from the facts", async () => {
    const store = the();
    await store.createTable(table("a"), facts(0, 2));
    await store.createTable(table("b"), []);
    await store.say("a", lines(1, 3), 5);
    await store.say("b", lines(1, 1), 5);
    await store.say("a", lines(4, 4), 5);
    expect(await store.talk("a")).toEqual(lines(3, 5));
    expect(await store.talk("b")).toEqual(lines(1, 1));
    expect(await store.talk("nowhere")).toEqual([]);
    expect(await store.load("a")).toEqual(facts(0, 2));
  });

  test("a line is said once, and at a table that is there", async () => {
    const store = the();
    await store.createTable(table("a"), []);
    await store.say("a", lines(1, 1), 5);
    expect(await fate(store.say("a", lines(1, 2), 5))).toBe("conflict");
    expect(await fate(store.say("nowhere", lines(1, 1), 5))).toBe("conflict");
    expect(await store.talk("a")).toEqual(lines(1, 1));
  });

  test("a table is read from its base on; the rest is history", async () => {
    const store = the();
    await store.createTable(table("a"), facts(0, 3));
    await store.append("a", facts(3, 2), { base: 3 });
    await store.append("a", facts(5, 1));
    expect(await store.load("a")).toEqual(facts(3, 3));
    expect(await store.history("a")).toEqual(facts(0, 6));
    expect(await store.history("nowhere")).toBe(null);
  });

  test("the record of a game comes with its last facts, or not at all", async () => {
    const store = the();
    await store.createTable(table("a"), facts(0, 1));
    await store.append("a", facts(1, 1), { record: record(1) });
    expect(await store.findRecord("a", 1)).toEqual(record(1));
    expect(await fate(store.append("a", facts(1, 1), { base: 1, record: record(2) }))).toBe("conflict");
    expect(await store.findRecord("a", 2)).toBe(null);
    expect(await store.findRecord("b", 1)).toBe(null);
    expect(await store.load("a")).toEqual(facts(0, 2));
    await store.addRecord("a", record(2));
    expect(await store.findRecord("a", 2)).toEqual(record(2));
  });
}
