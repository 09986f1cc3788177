import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { device, facts, fate, lines, record, type StoreKind, type StoreLocation, table } from "./contract-kit.ts";
import { holdForgetting } from "./forgetting.contract.ts";
import { holdPeople } from "./people.contract.ts";
import { holdTalkAndRecords } from "./talk-and-records.contract.ts";

/** What every store keeps to, whatever it keeps things in. */
export function holdStoreContract(kind: StoreKind): void {
  describe(kind.name, () => {
    let location: StoreLocation;
    let store: Store;
    const opened: Store[] = [];
    const open = async (): Promise<Store> => {
      const more = await location.open();
      opened.push(more);
      return more;
    };

    beforeEach(async () => {
      location = await kind.location();
      store = await open();
    });
    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close();
      await location.remove();
    });

    test("a table is loaded as it was kept, in order", async () => {
      await store.createTable(table("a"), facts(0, 3));
      await store.append("a", facts(3, 1));
      await store.append("a", facts(4, 20));
      expect(await store.load("a")).toEqual(facts(0, 24));
    });

    test("a table may begin without facts, and an append may be empty", async () => {
      await store.createTable(table("a"), []);
      await store.append("a", []);
      expect(await store.load("a")).toEqual([]);
    });

    test("appends that do not wait for each other keep their order", async () => {
      await store.createTable(table("a"), []);
      await Promise.all(facts(0, 200).map((fact) => store.append("a", [fact])));
      expect(await store.load("a")).toEqual(facts(0, 200));
    });

    test("tables are apart", async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
      await Promise.all(ids.map((id) => store.createTable(table(id), facts(0, 2, id))));
      await Promise.all(ids.map((id) => store.append(id, facts(2, 2, id))));
      for (const id of ids) expect(await store.load(id)).toEqual(facts(0, 4, id));
    });

    test("what is not there is null, and nothing can be added to it", async () => {
      expect(await store.load("nowhere")).toBe(null);
      expect(await store.findByCode("NOCODE")).toBe(null);
      expect(await store.findPerson("nobody")).toBe(null);
      expect(await store.lastHeartbeat()).toBe(null);
      expect(await store.openTables()).toEqual([]);
      expect(await fate(store.append("nowhere", facts(0, 1)))).toBe("conflict");
      expect(await store.load("nowhere")).toBe(null);
    });

    test("a number is taken once, and there are no gaps", async () => {
      await store.createTable(table("a"), facts(0, 2));
      expect(await fate(store.append("a", facts(1, 1, "other")))).toBe("conflict");
      expect(await fate(store.append("a", facts(3, 1, "other")))).toBe("conflict");
      expect(await store.load("a")).toEqual(facts(0, 2));
    });

    test("all or nothing: a call whose last fact is refused leaves none", async () => {
      await store.createTable(table("a"), facts(0, 1));
      expect(await fate(store.append("a", [...facts(1, 3), ...facts(3, 1)]))).toBe("conflict");
      expect(await fate(store.append("a", [...facts(1, 2), ...facts(7, 1)]))).toBe("conflict");
      expect(await fate(store.createTable(table("b"), [...facts(0, 2), ...facts(5, 1)]))).toBe("conflict");
      expect(await store.load("a")).toEqual(facts(0, 1));
      expect(await store.load("b")).toBe(null);
      expect(await store.findByCode("B")).toBe(null);
      await store.createTable(table("b"), facts(0, 1));
    });

    test("good calls and refused ones at the same time do not touch each other", async () => {
      await Promise.all(["a", "b"].map((id) => store.createTable(table(id), facts(0, 1))));
      const fates = await Promise.all([
        fate(store.append("a", facts(1, 2))),
        fate(store.append("a", [...facts(3, 1), ...facts(0, 1)])),
        fate(store.append("b", facts(0, 1, "stale"))),
        fate(store.createTable(table("c", "A"), facts(0, 1))),
        fate(store.append("b", facts(1, 1))),
        fate(store.createPerson({ person: "p", name: "Mina" }, device("d"), "h")),
        fate(store.createPerson({ person: "q", name: "Omid" }, device("e"), "h")),
        fate(store.append("a", facts(3, 1))),
      ]);
      expect(fates).toEqual(["kept", "conflict", "conflict", "conflict", "kept", "kept", "conflict", "kept"]);
      expect(await store.load("a")).toEqual(facts(0, 4));
      expect(await store.load("b")).toEqual(facts(0, 2));
      expect(await store.load("c")).toBe(null);
      expect(await store.findPerson("h")).toEqual({ person: "p", name: "Mina", ...device("d") });
    });

    test("of two writers of the same number exactly one wins, every time", async () => {
      await store.createTable(table("a"), []);
      const other = kind.shared ? await open() : store;
      for (let seq = 0; seq < 50; seq++) {
        const writers = [store, other, store, other];
        const fates = await Promise.all(
          writers.map((writer, index) => fate(writer.append("a", facts(seq, 1, `writer ${index}`)))),
        );
        expect(fates.toSorted()).toEqual(["conflict", "conflict", "conflict", "kept"]);
        const last = (await other.load("a"))?.at(-1);
        expect(last).toEqual(facts(seq, 1, `writer ${fates.indexOf("kept")}`)[0]);
      }
    });

    test("of two tables with the same code exactly one is made", async () => {
      const other = kind.shared ? await open() : store;
      const fates = await Promise.all([
        fate(store.createTable(table("a", "SAME"), facts(0, 1))),
        fate(other.createTable(table("b", "SAME"), facts(0, 1))),
      ]);
      expect(fates.toSorted()).toEqual(["conflict", "kept"]);
      expect(await store.findByCode("SAME")).toBe(fates[0] === "kept" ? "a" : "b");
      expect(await fate(store.createTable(table(fates[0] === "kept" ? "a" : "b", "ELSE"), []))).toBe("conflict");
    });

    test("what was acknowledged is read, at once", async () => {
      await store.createTable(table("a"), []);
      for (let seq = 0; seq < 100; seq++) {
        await store.append("a", facts(seq, 1));
        expect((await store.load("a"))?.length).toBe(seq + 1);
      }
    });

    test("long facts and odd characters come back as they were", async () => {
      const texts = [
        "x".repeat(100_000),
        "\u0000 \ud800 \u2028 \ufeff",
        "سلام 👑 é e\u0301 'quoted' \"twice\" -- ; %s \\",
      ];
      const odd = texts.map((text, seq) => ({ seq, at: 0, fact: JSON.stringify({ text }) }));
      await store.createTable(table("a"), odd);
      const loaded = await store.load("a");
      expect(loaded).toEqual(odd);
      expect(loaded?.map(({ fact }) => JSON.parse(fact).text)).toEqual(texts);
    });

    test("tables are open until they are put to sleep, and can be woken again", async () => {
      await Promise.all(["a", "b"].map((id) => store.createTable(table(id), [])));
      expect((await store.openTables()).toSorted((one, two) => one.table.localeCompare(two.table))).toEqual([
        table("a"),
        table("b"),
      ]);
      await store.putToSleep("a", [], 1);
      await store.setAwake("nowhere", 1);
      expect(await store.openTables()).toEqual([table("b")]);
      expect(await store.findByCode("A")).toBe("a");
      await store.setAwake("a", 1);
      expect((await store.openTables()).length).toBe(2);
    });

    test("who has a place at a table that sleeps is told of it, the latest first, until it is awake", async () => {
      const place = (person: string, text: string) => ({ person, place: text });
      await Promise.all(["a", "b", "c"].map((id) => store.createTable(table(id), [])));
      await store.putToSleep("a", [place("p", "at a"), place("q", "of q")], 1);
      await store.putToSleep("b", [place("p", "at b")], 3);
      await store.putToSleep("c", [place("p", "at c")], 2);
      await store.putToSleep("nowhere", [place("p", "at none")], 4);
      expect(await store.placesAsleep("p", 9)).toEqual(["at b", "at c", "at a"]);
      expect(await store.placesAsleep("p", 2)).toEqual(["at b", "at c"]);
      await store.putToSleep("a", [place("p", "at a again")], 5);
      await store.setAwake("b", 6);
      expect(await store.placesAsleep("p", 9)).toEqual(["at a again", "at c"]);
      expect(await store.placesAsleep("q", 9)).toEqual([]);
    });

    holdPeople(() => store);
    holdTalkAndRecords(() => store);
    holdForgetting(() => store);

    test("the last heartbeat is the one that counts", async () => {
      await store.heartbeat(1_800_000_000_000);
      await store.heartbeat(1_800_000_000_500);
      expect(await store.lastHeartbeat()).toBe(1_800_000_000_500);
    });

    test("closing waits for what is under way, and may be said twice", async () => {
      await store.createTable(table("a"), []);
      const under = Promise.all(facts(0, 20).map((fact) => fate(store.append("a", [fact]))));
      await Promise.all([store.close(), store.close()]);
      expect(new Set(await under)).toEqual(new Set(["kept"]));
    });

    if (!kind.lasting) return;

    test("everything is there when it is opened again", async () => {
      await store.createTable(table("a"), facts(0, 2));
      await store.append("a", facts(2, 2));
      await store.createTable(table("b"), []);
      await store.putToSleep("b", [{ person: "p", place: "there" }], 1);
      await store.createPerson({ person: "p", name: "Mina" }, device("one"), "phone");
      await store.addDevice("p", device("two"), "laptop");
      await store.say("a", lines(1, 2), 200);
      await store.append("a", facts(4, 1), { base: 4, record: record(1) });
      await store.setKept("a", 1, "p", true);
      await store.heartbeat(7);
      await store.close();
      const again = await open();
      expect(await again.load("a")).toEqual(facts(4, 1));
      expect(await again.history("a")).toEqual(facts(0, 5));
      expect(await again.talk("a")).toEqual(lines(1, 2));
      expect(await again.findRecord("a", 1)).toEqual(record(1));
      expect(await again.openTables()).toEqual([table("a")]);
      expect(await again.placesAsleep("p", 1)).toEqual(["there"]);
      expect(await again.findPerson("laptop")).toEqual({ person: "p", name: "Mina", ...device("two") });
      expect(await again.lastHeartbeat()).toBe(7);
      await again.append("a", facts(5, 1));
      expect(await fate(again.append("a", facts(5, 1)))).toBe("conflict");
    });
  });
}
