import { copyFile, mkdir, mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { itInAll, usually } from "@darbar/kernel/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newLogger } from "../src/logging.ts";
import { type RunningServer, startServer } from "../src/serve.ts";
import { backUp } from "../src/store/backup.ts";
import { openSqliteStore } from "../src/store/sqlite-store.ts";
import { call, configWith, newPerson, newTable } from "./start.ts";

const PAGE = 4096;
const log = newLogger("silent");

interface Kept {
  readonly file: string;
  readonly pages: number;
  readonly token: string;
  readonly codes: readonly string[];
}

/** A small database with every kind of page: trees and their leaves, overflow of long facts, free pages. */
async function smallDatabase(folder: string): Promise<Kept> {
  const server = await startServer(configWith({ dataDir: folder }), { log });
  const { token } = await newPerson(server.address, "Ada");
  const made = [await newTable(server.address, token), await newTable(server.address, token)];
  await server.close();
  const file = join(folder, "darbar.db");
  const store = await openSqliteStore(file);
  const long = JSON.stringify({ line: "x".repeat(3 * PAGE) });
  for (const { table } of made) {
    await store.addRecord(table, { game: 1, at: 1, record: long });
    await store.say(table, [{ number: 1, at: 1, line: long }], 200);
  }
  await store.createTable({ table: "gone", code: "GONE", created: 0 }, [{ seq: 0, at: 0, fact: long }]);
  for (let seq = 1; seq < 40; seq++) await store.append("gone", [{ seq, at: 0, fact: long.slice(0, PAGE / 8) }]);
  await store.forgetTables(["gone"]);
  await store.close();
  const pages = (await stat(file)).size / PAGE;
  return { file, pages, token, codes: made.map(({ code }) => code) };
}

/** A copy of a database in a folder of its own, with this many bytes of one page turned round. */
async function damaged(folder: string, { file }: Kept, page: number, from: number, count: number): Promise<string> {
  const dataDir = join(folder, `page-${page}-${from}`);
  await mkdir(dataDir);
  const copy = join(dataDir, "darbar.db");
  await copyFile(file, copy);
  const handle = await open(copy, "r+");
  const bytes = Buffer.alloc(count);
  await handle.read(bytes, 0, count, page * PAGE + from);
  await handle.write(
    bytes.map((byte) => byte ^ 0xff),
    0,
    count,
    page * PAGE + from,
  );
  await handle.close();
  return dataDir;
}

/** What becomes of a server on this folder: it answers right, or it ends by a sentence, which is answered. */
async function fateOf(dataDir: string, { token, codes }: Kept): Promise<string> {
  let server: RunningServer;
  try {
    server = await startServer(configWith({ dataDir }), { log });
  } catch (error) {
    return (error as Error).message;
  }
  const failed = server.failed.then(({ message }) => message);
  const asked = async (): Promise<string> => {
    const me = await call(server.address, "GET", "/api/people/me", { token });
    expect(me.body).toMatchObject({ name: "Ada" });
    for (const code of codes) {
      const found = await call(server.address, "GET", `/api/codes/${code}`);
      expect([200, 503]).toContain(found.status);
      if (found.status === 503) expect(found.body.code).toBe("unreadable-table");
    }
    expect((await call(server.address, "GET", "/healthz")).status).toBe(200);
    return "right";
  };
  const fate = await Promise.race([failed, asked()]);
  await server.close();
  return fate;
}

const SENTENCE = /^[^\n]*(the database is damaged|is not a database)[^\n]*$/;
let folder: string;
let whole: Kept;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "darbar-damaged-"));
  whole = await smallDatabase(join(folder, "whole"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Damages one page after the other, and holds that the server answers right or ends by a sentence; answers how many times. */
async function damageEach(
  from: number,
  count: number,
  step = 1,
): Promise<{ readonly right: number; readonly ended: number }> {
  let right = 0;
  let ended = 0;
  for (let page = 0; page < whole.pages; page += step) {
    const dataDir = await damaged(folder, whole, page, from, count);
    const fate = await fateOf(dataDir, whole);
    if (fate === "right") right++;
    else {
      expect([page, fate]).toEqual([page, expect.stringMatching(SENTENCE)]);
      // Nothing is left running: the folder is free for the next server, which says the same.
      if (ended++ % 8 === 0) expect(await fateOf(dataDir, whole)).toBe(fate);
    }
    await rm(dataDir, { recursive: true });
  }
  return { right, ended };
}

it("whichever page has its head turned round, it answers right or ends by a sentence", async () => {
  const { right, ended } = await damageEach(0, 100, usually(3, { all: 1 }));
  // Free pages hold nothing that anybody asks for, but for the one that names the others.
  expect(right).toBeGreaterThan(0);
  expect(ended).toBeGreaterThan(right);
});

itInAll.each([
  ["its middle", PAGE / 2, 300],
  ["its end", PAGE - 300, 300],
  ["all of it", 0, PAGE],
])("whichever page has %s turned round, it answers right or ends by a sentence", async (_, from, count) => {
  const { right, ended } = await damageEach(from, count);
  expect(right + ended).toBe(whole.pages);
});

it("damage that is come upon while it runs ends it, too", async () => {
  const dataDir = join(folder, "running");
  const { file } = await smallDatabase(dataDir);
  const server = await startServer(configWith({ dataDir }), { log });
  try {
    // Behind its back: pages that nobody has read since the start are read from the file.
    const handle = await open(file, "r+");
    await handle.write(Buffer.alloc(whole.pages * PAGE - PAGE, 0xa5), 0, undefined, PAGE);
    await handle.close();
    await Promise.allSettled([call(server.address, "GET", "/api/tables/nowhere/games/1/record")]);
    expect((await server.failed).message).toMatch(SENTENCE);
  } finally {
    await server.close();
  }
});

it("a backup of it is not kept", async () => {
  const dataDir = await damaged(folder, whole, 20, 0, 100);
  const copy = join(dataDir, "copy.db");
  await expect(backUp(join(dataDir, "darbar.db"), copy)).rejects.toMatchObject({
    fault: "damaged",
    message: expect.stringMatching(SENTENCE),
  });
  expect((await readdir(dataDir)).filter((name) => name.startsWith("copy"))).toEqual([]);
});
