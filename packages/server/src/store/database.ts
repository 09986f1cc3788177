import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { damage, sqliteCode, storeErrorOf } from "./fault.ts";
import { migrate } from "./migrations.ts";
import { StoreError } from "./store.ts";

/** A database that is open for writing, and how to let go of it. */
export interface OpenDatabase {
  readonly database: DatabaseSync;
  close(): void;
}

const BUSY = 5;
const NOT_A_DATABASE = 26;
/** A file of up to so many bytes is checked when it is opened: that takes about 150 ms. The time grows with the file, and
 * whoever plays waits for a start; of a larger one damage is found when it is read. */
const CHECKED_AT_START = 64 * 1024 * 1024;

/** Opens a database for its one writer, makes it if there is none, and brings it up to date. Throws one sentence. */
export function openForWriting(file: string): OpenDatabase {
  const lock = takeLock(file);
  try {
    createPrivately(file);
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      prepare(database, file);
    } catch (error) {
      database.close();
      throw error;
    }
    return {
      database,
      close: () => {
        database.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw sentenceOf(error, file);
  }
}

/** Opens a database that has its writer already, for reading beside it. */
export function openForReading(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  } catch (error) {
    throw sentenceOf(error, file);
  }
}

/** Opens a copy that nobody writes to: beside it nothing is made. */
export function openCopy(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set("immutable", "1");
  return new DatabaseSync(address, { readOnly: true });
}

/** Throws if anything in a database is not where it should be; the check compares indexes with what they are made of. */
export function holdWhole(database: DatabaseSync): void {
  const found = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
  if (found !== "ok") throw new StoreError("damaged", damage(String(found).replaceAll(/\s+/g, " ")));
}

/**
 * One process, one store: a lock of the operating system on a file beside the database, held through SQLite. It ends
 * with the process, however that ends. The database itself cannot be locked so: its readers would be shut out as well.
 */
function takeLock(file: string): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
    lock.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    if (sqliteCode(error) !== BUSY) throw sentenceOf(error, file);
    throw new StoreError("broken", `${file} is in use by another server: stop that one first, or give another file`);
  }
}

/** For nobody else to read: it holds what players must not know. SQLite gives its other files the same mode. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

function prepare(database: DatabaseSync, file: string): void {
  // FULL: a commit is on the disk when it returns. NORMAL would be faster, and lose the last moments in a power cut.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  // 8 MB of log before it is worked into the file, which holds up a commit: less often, and pages written many times
  // are worked in once. A log that a long backup has made grow further is cut again when it is written from the start.
  database.exec("PRAGMA wal_autocheckpoint = 2000; PRAGMA journal_size_limit = 67108864");
  if (statSync(file).size <= CHECKED_AT_START) holdWhole(database);
  migrate(database, file);
}

function sentenceOf(error: unknown, file: string): StoreError {
  if (error instanceof StoreError) return error;
  if (sqliteCode(error) === NOT_A_DATABASE) return new StoreError("broken", `${file} is not a database`);
  const { fault, message } = storeErrorOf(error);
  return new StoreError(fault, `${file} cannot be opened: ${message}`);
}
