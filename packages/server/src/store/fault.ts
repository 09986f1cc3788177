import type { Outcome } from "./calls.ts";
import { StoreError, type StoreFault } from "./store.ts";

const NO_ROOM_FOR_A_FILE = ["ENOSPC", "EFBIG", "EDQUOT"];

/** SQLite's extended result codes (sqlite.org/rescode.html) that mean something to the caller of a write. */
const FAULTS: Readonly<Record<number, StoreFault>> = {
  13: "full", // SQLITE_FULL
  // SQLITE_IOERR_WRITE: the system took no more. ENOSPC is SQLITE_FULL, so this is a limit on the size of a file
  // (EFBIG), a quota (EDQUOT), or, rarely, a disk that breaks down while writing.
  778: "full",
  4874: "full", // SQLITE_IOERR_SHMSIZE: no room for the index of the write-ahead log
  787: "conflict", // SQLITE_CONSTRAINT_FOREIGNKEY: there is no such person or table
  1555: "conflict", // SQLITE_CONSTRAINT_PRIMARYKEY
  2067: "conflict", // SQLITE_CONSTRAINT_UNIQUE
};

/** SQLite's result codes, however they are extended, that say that the file is not what was written. */
const DAMAGED = [11, 26]; // SQLITE_CORRUPT, SQLITE_NOTADB

const CONFLICT = "this already exists, or what it belongs to does not";

/** What an error means to the caller of a write. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return new StoreError("broken", String(error));
  const fault = faultOf(error);
  switch (fault) {
    case "conflict":
      return new StoreError(fault, CONFLICT);
    case "full":
      return new StoreError(fault, `there is no room on the disk (${error.message})`);
    case "damaged":
      return new StoreError(fault, damage(error.message));
    case "broken":
      return new StoreError(fault, `the store failed: ${error.message}`);
  }
}

/** That the database is damaged, and what to do now, in a sentence. */
export function damage(what: string): string {
  return `the database is damaged (${what}): start from a backup`;
}

/** An error as plain data. */
export function failed(error: unknown): Outcome {
  const { fault, message } = storeErrorOf(error);
  return { ok: false, fault, message };
}

/** SQLite's extended result code of an error, if that is where it comes from. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : null;
}

function faultOf(error: Error): StoreFault {
  const code = sqliteCode(error);
  if (code !== null) return DAMAGED.includes(code & 0xff) ? "damaged" : (FAULTS[code] ?? "broken");
  return "code" in error && NO_ROOM_FOR_A_FILE.includes(String(error.code)) ? "full" : "broken";
}
