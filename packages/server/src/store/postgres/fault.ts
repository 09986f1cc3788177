import { StoreError, type StoreFault } from "../store.ts";
import { sqlStateOf } from "./connection.ts";

/** Classes and codes of PostgreSQL that mean something to the caller of a write. */
const FAULTS: Readonly<Record<string, StoreFault>> = {
  "23": "conflict", // integrity constraints: it exists already, or what it belongs to does not
  "53": "full", // out of disk, memory or connections
  XX001: "damaged", // data_corrupted
  XX002: "damaged", // index_corrupted
};

/** What an error means to the caller of a write. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = sqlStateOf(error) ?? "";
  const fault = FAULTS[code] ?? FAULTS[code.slice(0, 2)] ?? "broken";
  switch (fault) {
    case "conflict":
      return new StoreError(fault, "this already exists, or what it belongs to does not");
    case "full":
      return new StoreError(fault, `the database has no room (${message})`);
    case "damaged":
      return new StoreError(fault, `the database is damaged (${message}): start from a backup`);
    case "broken":
      return new StoreError(fault, `the store failed: ${message}`);
  }
}
