import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { itInAll } from "@darbar/kernel/testing";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../../src/store/backup.ts";
import { MIGRATIONS } from "../../src/store/migrations.ts";
import { openSqliteStore } from "../../src/store/sqlite-store.ts";
import type { Store } from "../../src/store/store.ts";
import { facts } from "./contract-kit.ts";
import { temporaryFolder } from "./temporary.ts";

async function opened(file: string): Promise<Store> {
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

const CHILD = fileURLToPath(new URL("./durability-child.ts", import.meta.url));

const IN_USE = { name: "StoreError", fault: "broken", message: expect.stringContaining("is in use by another server") };

test("a file is open once: also through a link, and free again when it is closed", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "darbar.db");
  const store = await openSqliteStore(file);
  await symlink(file, join(folder, "link.db"));
  await expect(openSqliteStore(file)).rejects.toMatchObject(IN_USE);
  await expect(openSqliteStore(join(folder, "link.db"))).rejects.toMatchObject(IN_USE);
  // Who was refused has not taken the lock away from whoever has it.
  await expect(openSqliteStore(file)).rejects.toMatchObject(IN_USE);
  await store.close();
  await opened(join(folder, "link.db"));
});

test("another process is refused at once, and let in as soon as the first has been killed", async () => {
  const file = join(await temporaryFolder(), "darbar.db");
  const child = spawn(process.execPath, [CHILD, file], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  try {
    await Promise.race([once(child.stdout, "data"), exited]);
    await expect(openSqliteStore(file)).rejects.toMatchObject(IN_USE);
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
  const store = await opened(file);
  expect(await store.load("0")).not.toBe(null);
});

test("a file that cannot be a store is refused with one sentence", async () => {
  const folder = await temporaryFolder();
  const refusal = async (file: string): Promise<string> => {
    const error = await openSqliteStore(join(folder, file)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: "StoreError", fault: "broken" });
    return String((error as Error).message).replaceAll(folder, "");
  };
  await writeFile(join(folder, "text.db"), "not a database, but a text that is long enough ".repeat(100));
  expect(await refusal("text.db")).toBe("/text.db is not a database");

  expect(await refusal("nowhere/darbar.db")).toMatch(/^\/nowhere\/darbar.db cannot be opened: /);

  const other = new DatabaseSync(join(folder, "other.db"));
  other.exec("CREATE TABLE recipes (name TEXT)");
  other.close();
  expect(await refusal("other.db")).toBe("/other.db is a database of something else: give another file");

  const newer = new DatabaseSync(join(folder, "newer.db"));
  newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  newer.close();
  expect(await refusal("newer.db")).toMatch(/^\/newer.db was written by a newer Darbar .*: use that one$/);
});

test("a file of the first version is brought up to date: its tables, people and devices are there", async () => {
  const file = join(await temporaryFolder(), "darbar.db");
  const old = new DatabaseSync(file);
  old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;
    INSERT INTO tables VALUES ('a', 'ABCDE', 7, 1);
    INSERT INTO facts VALUES ('a', 0, 7, '{}'), ('a', 1, 8, '{}');
    INSERT INTO people VALUES ('p', 'Mina');
    INSERT INTO secrets VALUES ('phone', 'p'), ('laptop', 'p')`);
  old.close();
  const store = await opened(file);
  expect((await store.load("a"))?.length).toBe(2);
  expect(await store.findByCode("ABCDE")).toBe("a");
  expect(await store.findPerson("phone")).toMatchObject({ person: "p", name: "Mina", label: "" });
  expect((await store.devices("p")).length).toBe(2);
  expect(await store.staleTables(Date.now() - 60_000, 10)).toEqual([]);
});

test("its files are for nobody else to read", async () => {
  const folder = await temporaryFolder();
  const store = await opened(join(folder, "darbar.db"));
  await store.heartbeat(1);
  await store.backup(join(folder, "copy.db"));
  for (const name of ["darbar.db", "darbar.db-wal", "copy.db"]) {
    expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
  }
});

itInAll("a backup while writes go on is a store as of one moment", async () => {
  const folder = await temporaryFolder();
  const store = await opened(join(folder, "darbar.db"));
  const tables = ["a", "b", "c"];
  await Promise.all(tables.map((table) => store.createTable({ table, code: table, created: 0 }, [])));
  for (let seq = 0; seq < 900; seq += 100) {
    await Promise.all(tables.map((table) => store.append(table, facts(seq, 100, "x".repeat(300)))));
  }
  let copied = false;
  let seq = 900;
  // One after the other: at any one moment no table is ahead of one before it.
  const writing = (async () => {
    for (; !copied || seq === 900; seq++) {
      for (const table of tables) await store.append(table, facts(seq, 1, "x".repeat(300)));
    }
  })();
  await store.backup(join(folder, "copy.db"));
  copied = true;
  await writing;

  const copy = await opened(join(folder, "copy.db"));
  const lengths: number[] = [];
  for (const table of tables) {
    const kept = (await copy.load(table)) ?? [];
    expect(kept).toEqual(facts(0, kept.length, "x".repeat(300)));
    lengths.push(kept.length);
  }
  expect(lengths).toEqual(lengths.toSorted((one, two) => two - one));
  expect(lengths[0] - lengths[2]).toBeLessThanOrEqual(1);
  expect(lengths[2]).toBeGreaterThanOrEqual(900);
  await copy.append("a", facts(lengths[0], 1));
  expect((await store.load("a"))?.length).toBe(seq);
});

itInAll("a backup can be made from outside: while a server runs, after a kill, and when all is closed", async () => {
  const folder = await temporaryFolder();
  const file = join(folder, "darbar.db");
  const child = spawn(process.execPath, [CHILD, file], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  try {
    await Promise.race([once(child.stdout, "data"), exited]);
    await backUp(file, join(folder, "running.db"));
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
  await backUp(file, join(folder, "killed.db"));
  const store = await openSqliteStore(file);
  const kept = await store.load("0");
  await store.close();
  await backUp(file, join(folder, "closed.db"));
  for (const name of ["killed.db", "closed.db"]) {
    expect(await (await opened(join(folder, name))).load("0")).toEqual(kept);
  }
  expect((await (await opened(join(folder, "running.db"))).openTables()).length).toBeGreaterThan(0);
});

test("a backup overwrites nothing, and leaves nothing behind when it fails", async () => {
  const folder = await temporaryFolder();
  const store = await opened(join(folder, "darbar.db"));
  await writeFile(join(folder, "precious"), "mine");
  await expect(store.backup(join(folder, "precious"))).rejects.toMatchObject({
    fault: "conflict",
    message: `${join(folder, "precious")} already exists, and a backup overwrites nothing: give another name`,
  });
  await expect(store.backup(join(folder, "darbar.db"))).rejects.toMatchObject({ fault: "conflict" });
  await expect(store.backup(join(folder, "nowhere", "copy.db"))).rejects.toMatchObject({ fault: "broken" });
  await Promise.allSettled([store.backup(join(folder, "copy.db")), store.backup(join(folder, "copy.db"))]);
  expect((await readdir(folder)).filter((name) => !name.startsWith("darbar.db")).toSorted()).toEqual([
    "copy.db",
    "precious",
  ]);
});

test("a closed store refuses", async () => {
  const store = await openSqliteStore(join(await temporaryFolder(), "darbar.db"));
  await store.close();
  await expect(store.heartbeat(1)).rejects.toMatchObject({ fault: "broken", message: "the store is closed" });
  await expect(store.lastHeartbeat()).rejects.toMatchObject({ fault: "broken", message: "the store is closed" });
});
