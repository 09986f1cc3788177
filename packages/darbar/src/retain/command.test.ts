import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore, type Store } from "@darbar/server";
import { expect, it, onTestFinished } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { retain } from "./command.ts";

const DAY = 24 * 3_600_000;

/** A folder in which a server has kept tables, one not needed for 2 days, 5, and 40; and a guest of a year and a half. */
async function keptFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "darbar-retain-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await inStore(folder, async (store) => {
    const now = Date.now();
    for (const days of [2, 5, 40]) {
      const at = now - days * DAY;
      const [first, second] = [0, 1].map((seq) => ({ seq, at, fact: "{}" }));
      await store.createTable({ table: `t${days}`, code: `C${days}`, created: at }, [first]);
      await store.append(`t${days}`, [second], { base: 1 });
    }
    const device = { device: "d", label: "", added: 0, seen: now - 500 * DAY };
    await store.createPerson({ person: "p", name: "Mina" }, device, "hash");
  });
  return folder;
}

async function inStore<Value>(folder: string, run: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openSqliteStore(join(folder, "darbar.db"));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

async function run(folder: string, ...args: readonly string[]) {
  const io = memoryIo();
  const code = await retain(args, io, { DATA_DIR: folder });
  return { code, out: io.out(), err: io.err() };
}

it("says beforehand what it would forget, and then forgets just that", async () => {
  const folder = await keptFolder();
  const what = "1 table, 2 facts of the past of others, 1 device.\n";
  expect(await run(folder, "--dry-run")).toEqual({
    code: 0,
    out: `Nothing is forgotten; it would be: ${what}`,
    err: "",
  });
  expect(await run(folder)).toEqual({ code: 0, out: `Forgotten: ${what}`, err: "" });
  expect((await run(folder)).out).toBe("Forgotten: 0 tables, 0 facts of the past of others, 0 devices.\n");
  await inStore(folder, async (store) => {
    expect((await store.openTables()).map(({ table }) => table)).toEqual(["t5", "t2"]);
    expect(await store.findPerson("hash")).toBeNull();
  });
});

it("goes by the days it is given; 0 is never", async () => {
  const folder = await keptFolder();
  expect((await run(folder, "--tables", "0", "--guests", "0")).out).toMatch(/^Forgotten: 0 tables.*0 devices/);
  expect((await run(folder, "--tables", "3", "--guests", "0")).out).toMatch(/^Forgotten: 2 tables.*0 devices/);
});

it.each([
  [["--tables", "soon"], "--tables must be a whole number of days"],
  [["--guests=-1"], "--guests must be a whole number of days"],
  [["--everything"], "there is no option --everything"],
  [[], "there is no"],
])("%j is answered by one sentence", async (args, sentence) => {
  const { code, out, err } = await run(join(tmpdir(), "darbar-nowhere"), ...args);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^darbar retain: [^\n]*\.\n$/);
  expect(err).toContain(sentence);
});

it("leaves a folder alone on which a server runs", async () => {
  const folder = await keptFolder();
  await inStore(folder, async () => {
    const { code, err } = await run(folder);
    expect(code).toBe(1);
    expect(err).toMatch(/^darbar retain: [^\n]*in use by another server[^\n]*\.\n$/);
  });
});
