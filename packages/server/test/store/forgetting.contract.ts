import { expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { device, facts, fate, lines, record, table } from "./contract-kit.ts";

/** What every store keeps to when it forgets. */
export function holdForgetting(the: () => Store): void {
  test("tables that nobody needed are found, the oldest first", async () => {
    const store = the();
    for (const id of ["a", "b", "c"]) await store.createTable(table(id), []);
    await store.putToSleep("a", [], 300);
    await store.putToSleep("b", [], 200);
    expect(await store.staleTables(400, 10)).toEqual(["b", "a"]);
    expect(await store.staleTables(300, 10)).toEqual(["b"]);
    expect(await store.staleTables(400, 1)).toEqual(["b"]);
  });

  test("a forgotten table is gone with its talk and its code, but not a game that somebody has kept", async () => {
    const store = the();
    for (const id of ["a", "b"]) {
      await store.createTable(table(id), facts(0, 2));
      await store.say(id, lines(1, 2), 5);
      for (const game of [1, 2]) await store.addRecord(id, record(game));
    }
    await store.setKept("a", 2, "p", true);
    await store.setKept("a", 1, "p", true);
    await store.setKept("a", 1, "p", false);
    expect(await fate(store.setKept("a", 3, "p", true))).toBe("conflict");
    expect([await store.isKept("a", 1, "p"), await store.isKept("a", 2, "p"), await store.isKept("a", 2, "q")]).toEqual(
      [false, true, false],
    );
    await store.putToSleep("a", [{ person: "p", place: "there" }], 1);
    await store.forgetTables(["a", "nowhere"]);
    expect(await store.placesAsleep("p", 10)).toEqual([]);
    expect([await store.load("a"), await store.history("a"), await store.findByCode("A")]).toEqual([null, null, null]);
    expect(await store.talk("a")).toEqual([]);
    expect((await store.openTables()).map((each) => each.table)).toEqual(["b"]);
    expect([await store.findRecord("a", 1), await store.findRecord("a", 2)]).toEqual([null, record(2)]);
    expect([await store.findRecord("b", 1), await store.talk("b")]).toEqual([record(1), lines(1, 2)]);
    expect(await fate(store.append("a", facts(2, 1)))).toBe("conflict");
    await store.createTable(table("c", "A"), []);
  });

  test("what was before the base of a table is forgotten when it is old, all of it or nothing", async () => {
    const store = the();
    const [first] = facts(0, 1);
    await store.createTable(table("a"), facts(0, 4));
    await store.createTable(table("b"), facts(0, 4));
    await store.append("a", facts(4, 2), { base: 4 });
    expect(await store.forgetPast(first.at + 3, 10)).toBe(0);
    expect(await store.forgetPast(first.at + 4, 10)).toBe(4);
    expect(await store.forgetPast(first.at + 4, 10)).toBe(0);
    expect([await store.history("a"), await store.load("a")]).toEqual([facts(4, 2), facts(4, 2)]);
    expect(await store.history("b")).toEqual(facts(0, 4));
    await store.append("a", facts(6, 1), { base: 6 });
    expect(await store.forgetPast(first.at + 100, 10)).toBe(2);
    expect(await store.history("a")).toEqual(facts(6, 1));
  });

  test("devices that were not seen for long are forgotten, and people who have no other", async () => {
    const store = the();
    await store.createPerson({ person: "p", name: "Mina" }, device("one", 100), "1");
    await store.addDevice("p", device("two", 300), "2");
    await store.createPerson({ person: "q", name: "Omid" }, device("three", 200), "3");
    expect(await store.forgetDevices(300, 1)).toBe(1);
    expect(await store.forgetDevices(300, 10)).toBe(1);
    expect(await store.forgetDevices(300, 10)).toBe(0);
    expect([await store.findPerson("1"), await store.findPerson("3")]).toEqual([null, null]);
    expect(await store.names(["p", "q"])).toEqual([{ person: "p", name: "Mina" }]);
  });
}
