import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Channel } from "./channel.ts";
import { openForReading } from "./database.ts";
import { storeErrorOf } from "./fault.ts";
import { StoreError } from "./store.ts";

/** In one step: between two of them a commit would make the copy begin again, on a busy server for ever. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database as of one moment while it is written. The copy appears under its name when it is whole and on the
 * disk, and only if it is sound. It is made over a connection of its own, on a thread of Node's pool, and checked in
 * another: neither reads nor commits wait for it.
 */
export async function backUp(source: string, target: string): Promise<void> {
  if (existsSync(target)) throw taken(target);
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    await createPrivately(partial);
    const database = openForReading(source);
    try {
      await backup(database, partial, { rate: ALL_PAGES });
    } finally {
      database.close();
    }
    await holdWholeElsewhere(partial);
    await flush(partial);
    // Whoever has taken the name in the meantime keeps it.
    await createPrivately(target);
    await rename(partial, target);
    await flush(dirname(target));
  } catch (error) {
    throw storeErrorOf(error);
  } finally {
    await rm(partial, { force: true });
    await rm(`${partial}-journal`, { force: true });
  }
}

/** A copy of what is damaged would be found out when it is needed. */
async function holdWholeElsewhere(file: string): Promise<void> {
  const checked = await Channel.open<never>(
    new Worker(new URL("./checker.ts", import.meta.url), { workerData: file }),
    () => undefined,
  );
  await checked.close();
}

async function createPrivately(file: string): Promise<void> {
  try {
    await (await open(file, "wx", 0o600)).close();
  } catch (error) {
    throw error instanceof Error && "code" in error && error.code === "EEXIST" ? taken(file) : error;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function taken(file: string): StoreError {
  return new StoreError("conflict", `${file} already exists, and a backup overwrites nothing: give another name`);
}
