import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Moved, MoveProgress } from "../../src/store/move/copy.ts";
import { moveStore } from "../../src/store/move/move-store.ts";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import { openSqliteStore } from "../../src/store/sqlite-store.ts";
import type { Store } from "../../src/store/store.ts";
import { device, facts, lines, table } from "../store/contract-kit.ts";
import { ask } from "./private-server.ts";
import { unexpected, withPostgres } from "./with-server.ts";

const QUIET: MoveProgress = { begin: () => undefined, did: () => undefined };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "darbar-move-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Something of everything that a store keeps: ids in an order that alphabets have otherwise, and more facts than go together. */
async function fill(store: Store): Promise<void> {
  for (const id of ["b", "A", "a", "_", "Z"]) await store.createTable(table(id, `CODE${id}`), facts(0, 3));
  await store.append("a", facts(3, 1_200, "ä\u0000ش"), { base: 600, record: { game: 1, at: 5, record: '{"game":1}' } });
  await store.putToSleep("Z", [{ person: "p", place: "{}" }], 1_750_000_000_000);
  await store.addRecord("b", { game: 2, at: 6, record: "{}" });
  await store.say("a", lines(1, 4), 3);
  await store.createPerson({ person: "p1", name: "رستم" }, device("d1"), "hash-1");
  await store.createPerson({ person: "p2", name: "O'Hara" }, device("d2", 1_760_000_000_000), "hash-2");
  await store.addDevice("p1", device("d3"), "hash-3");
  await store.setKept("a", 1, "p1", true);
  await store.heartbeat(1_770_000_000_000);
}

/** What a store answers about what it was filled with. */
async function told(store: Store): Promise<unknown> {
  return {
    tables: await store.openTables(),
    logs: await Promise.all(
      ["b", "A", "a", "_", "Z"].map(async (id) => [await store.load(id), await store.history(id)]),
    ),
    records: [await store.findRecord("a", 1), await store.findRecord("b", 2), await store.isKept("a", 1, "p1")],
    talk: await store.talk("a"),
    people: [await store.findPerson("hash-3"), await store.findPerson("hash-2"), await store.devices("p1")],
    asleep: await store.placesAsleep("p", 9),
    stale: await store.staleTables(1_760_000_000_000, 9),
    heartbeat: await store.lastHeartbeat(),
  };
}

async function filledFolder(): Promise<string> {
  const folder = await newFolder();
  const store = await openSqliteStore(join(folder, "darbar.db"), unexpected);
  await fill(store);
  await store.close();
  return folder;
}

/** Opens a store, asks, and closes it. */
async function using<Value>(opening: Promise<Store>, ask: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await opening;
  try {
    return await ask(store);
  } finally {
    await store.close();
  }
}

const inFolder = (folder: string) => openSqliteStore(join(folder, "darbar.db"), unexpected);
const inDatabase = (url: string) => openPostgresStore(url, { alone: true, report: unexpected });

/** Hears of a move, and is cut off after so many rows. */
function cutOffAfter(rows: number): MoveProgress {
  let left = rows;
  return {
    begin: () => undefined,
    did: (count) => {
      left -= count;
      if (left < 0) throw new Error("cut off");
    },
  };
}

describe("a store that is moved", () => {
  withPostgres(({ fresh }) => {
    it("is in the database what it was in the file, goes on there, and comes back the same", async () => {
      const folder = await filledFolder();
      const before = await using(inFolder(folder), told);
      const database = await fresh();
      const begun: string[] = [];
      let rows = 0;
      const there = await moveStore(
        { folder, database, to: "database" },
        { begin: (what, all) => begun.push(`${what} ${all}`), did: (count) => (rows += count) },
      );
      const all = Object.values(there.counts).reduce((sum, count) => sum + count, 0);
      expect(there.counts).toMatchObject({
        tables: 5,
        facts: 1_215,
        records: 2,
        kept: 1,
        talk: 3,
        people: 2,
        devices: 3,
      });
      expect(begun).toEqual([`copying ${all}`, `checking ${all}`]);
      expect(rows).toBe(2 * all);

      const back = await newFolder();
      const returned = await moveStore({ folder: back, database, to: "folder" }, QUIET);
      expect(returned).toEqual(there satisfies Moved);
      expect(await using(inFolder(back), told)).toEqual(before);
      expect(await readdir(back)).not.toContain("darbar.db.moving");

      const onward = await using(inDatabase(database), async (store) => {
        const same = await told(store);
        await store.append("a", facts(1_203, 1));
        await expect(store.append("a", facts(1_203, 1))).rejects.toThrow();
        return same;
      });
      expect(onward).toEqual(before);
    });

    it("that was cut off is no store yet, and goes on where it was, also if what it comes from has changed", async () => {
      const folder = await filledFolder();
      const database = await fresh();
      const wish = { folder, database, to: "database" } as const;
      await expect(moveStore(wish, cutOffAfter(1_100))).rejects.toThrow("cut off");
      await expect(inDatabase(database)).rejects.toThrow(/was begun and not finished/);
      await expect(moveStore({ ...wish, folder: await newFolder(), to: "folder" }, QUIET)).rejects.toThrow(
        /was begun and not finished/,
      );
      expect((await ask(database, "SELECT count(*)::int AS count FROM facts"))[0].count).toBe(1_000);
      await using(inFolder(folder), async (store) => {
        await store.forgetTables(["_"]);
        await store.append("b", facts(3, 2));
        await store.rename("p1", "Sohrab");
      });
      const { counts } = await moveStore(wish, QUIET);
      expect(counts).toMatchObject({ tables: 4, facts: 1_214 });
      const [file, base] = [await using(inFolder(folder), told), await using(inDatabase(database), told)];
      expect(base).toEqual(file);
    });

    it("into a folder that was cut off leaves no file that a server would open", async () => {
      const database = await fresh();
      await using(inDatabase(database), fill);
      const folder = await newFolder();
      const wish = { folder, database, to: "folder" } as const;
      await expect(moveStore(wish, cutOffAfter(700))).rejects.toThrow("cut off");
      expect(await readdir(folder)).not.toContain("darbar.db");
      await moveStore(wish, QUIET);
      expect(await using(inFolder(folder), told)).toEqual(await using(inDatabase(database), told));
    });

    it("overwrites nothing, and is refused where a server runs or nothing is", async () => {
      const folder = await filledFolder();
      const database = await fresh();
      const wish = { folder, database, to: "database" } as const;
      await using(inFolder(folder), async () => {
        await expect(moveStore(wish, QUIET)).rejects.toThrow(/in use by another server/);
      });
      await using(inDatabase(database), async () => {
        await expect(moveStore(wish, QUIET)).rejects.toThrow(/in use by another server/);
      });
      await expect(moveStore({ ...wish, to: "folder" }, QUIET)).rejects.toThrow(/is there already/);
      await expect(moveStore({ ...wish, folder: await newFolder() }, QUIET)).rejects.toThrow(/there is no/);
      await moveStore(wish, QUIET);
      await expect(moveStore(wish, QUIET)).rejects.toThrow(/holds tables already/);
    });

    it("does not count as moved while a row is not the same", async () => {
      const folder = await filledFolder();
      const database = await fresh();
      const wish = { folder, database, to: "database" } as const;
      let phase = "";
      const meddle: MoveProgress = {
        begin: (what) => {
          phase = what;
        },
        did: () => undefined,
      };
      // A row that the database keeps otherwise than it was given.
      await using(inDatabase(database), async () => undefined);
      await ask(
        database,
        `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := NEW.name || '!'; RETURN NEW; END $$`,
      );
      await ask(database, "CREATE TRIGGER spoil BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION spoil()");
      await expect(moveStore(wish, meddle)).rejects.toThrow(/of people is not what is there/);
      expect(phase).toBe("checking");
      await expect(inDatabase(database)).rejects.toThrow(/was begun and not finished/);
      await ask(database, "DROP TRIGGER spoil ON people");
      await moveStore(wish, QUIET);
      expect(await using(inDatabase(database), told)).toEqual(await using(inFolder(folder), told));
    });
  });
});
