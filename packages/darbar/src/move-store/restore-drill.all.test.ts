import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { ask, startPrivateServer } from "@darbar/server/testing/postgres/private-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { memoryIo } from "../../test/memory-io.ts";
import { backup } from "../backup/command.ts";
import { serve } from "../serve/command.ts";
import { moveStoreCommand } from "./command.ts";

const run = promisify(execFile);

type Environment = Readonly<Record<string, string>>;

/** Has a server run on something that is kept, for as long as it is used. */
async function during<Value>(environment: Environment, use: (address: string) => Promise<Value>): Promise<Value> {
  const io = memoryIo();
  const ended = serve([], io, { PORT: "0", LOG_LEVEL: "silent", ...environment });
  await vi.waitUntil(() => /open at \S+\n/.test(io.out()), { timeout: 100_000, interval: 20 });
  try {
    return await use(/open at (\S+)/.exec(io.out())?.[1] ?? "");
  } finally {
    io.signal("SIGTERM");
    expect(await ended).toBe(0);
  }
}

interface Guest {
  readonly token: string;
  readonly person: string;
}

/** A guest who has sat down at a table of bots. */
async function newGuest(address: string): Promise<Guest & { readonly table: string }> {
  const post = async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(`${address}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const guest = (await post("/api/people", { name: "Natasha" })) as Guest;
  const { table } = (await post("/api/quick", { game: "coup" }, guest.token)) as { readonly table: string };
  return { ...guest, table };
}

/** What a server knows of a guest: their name, and the tables where they have a place. */
async function knownOf({ token }: Guest, address: string): Promise<readonly [name: string, tables: readonly string[]]> {
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { name } = (await get("/api/people/me")) as { readonly name: string };
  const { tables } = (await get("/api/people/me/tables")) as { readonly tables: readonly { readonly table: string }[] };
  return [name, tables.map(({ table }) => table)];
}

test("everything is there again from a copy of the file, and from a dump of the database, and back in a file", async (context) => {
  const binaries = findPostgres();
  if (binaries === null || !existsSync(join(binaries, "pg_restore"))) {
    context.skip("pg_dump and pg_restore cannot be found: install PostgreSQL, or name its programs in POSTGRES_BIN.");
  }
  const folder = mkdtempSync(join(tmpdir(), "darbar-drill-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const postgres = await startPrivateServer(binaries ?? "");
  onTestFinished(() => postgres.stop());
  const [first, copied, last] = ["first", "copied", "last"].map((name) => join(folder, name));
  const [copy, dump] = [join(folder, "copy.db"), join(folder, "dump")];
  const database = { DATABASE_URL: postgres.url.replace(/postgres$/, "drill") };
  const move = (to: string, dataDir: string): Promise<number> =>
    moveStoreCommand([to], memoryIo(), { ...database, DATA_DIR: dataDir });

  const guest = await during({ DATA_DIR: first }, async (address) => {
    const made = await newGuest(address);
    expect(await backup([copy], memoryIo(), { DATA_DIR: first })).toBe(0);
    return made;
  });
  // A node wakes its tables when it has been open for a moment.
  const isThere = (address: string): Promise<void> =>
    vi.waitFor(async () => expect(await knownOf(guest, address)).toEqual(["Natasha", [guest.table]]), {
      timeout: 60_000,
    });
  rmSync(first, { recursive: true });
  mkdirSync(copied);
  renameSync(copy, join(copied, "darbar.db"));
  await during({ DATA_DIR: copied }, isThere);

  await ask(postgres.url, "CREATE DATABASE drill");
  expect(await move("database", copied)).toBe(0);
  await run(join(binaries ?? "", "pg_dump"), ["-Fc", "-f", dump, database.DATABASE_URL]);
  await ask(postgres.url, "DROP DATABASE drill");
  await ask(postgres.url, "CREATE DATABASE drill");
  await run(join(binaries ?? "", "pg_restore"), ["-d", database.DATABASE_URL, dump]);
  await during(database, isThere);

  expect(await move("folder", last)).toBe(0);
  await during({ DATA_DIR: last }, isThere);
});
