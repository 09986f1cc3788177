import type { DatabaseSync } from "node:sqlite";
import { done, type Outcome, type Write } from "./calls.ts";
import { failed, sqliteCode, storeErrorOf } from "./fault.ts";
import { StoreError } from "./stored.ts";
import { prepareWrites } from "./writes.ts";

const CONSTRAINT = 19;

/**
 * Prepares a connection for group commit: what it answers keeps many writes by one commit, and tells what became of
 * each. When it returns they are on the disk. A refused write leaves no trace, and does not touch its neighbours.
 */
export function prepareGroups(database: DatabaseSync): (writes: readonly Write[]) => readonly Outcome[] {
  const perform = prepareWrites(database);
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const mark = database.prepare("SAVEPOINT one");
  const release = database.prepare("RELEASE one");
  const undo = database.prepare("ROLLBACK TO one");

  const performOne = (write: Write): Outcome => {
    mark.run();
    try {
      const value = perform(write) ?? null;
      release.run();
      return done(value);
    } catch (error) {
      if (!isOwnFault(error)) throw error;
      undo.run();
      release.run();
      return failed(error);
    }
  };

  /** Most writes are appends. What is wrong with one is found before anything of it is written: there is nothing to undo. */
  const appendOne = (write: Write): Outcome => {
    try {
      return done(perform(write) ?? null);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return failed(error);
    }
  };

  let isTight = false;
  const keep = (writes: readonly Write[], isWary = false): readonly Outcome[] => {
    try {
      begin.run();
      const outcomes = writes.map((write) => (write.do === "append" && !isWary ? appendOne(write) : performOne(write)));
      commit.run();
      return outcomes;
    } catch (error) {
      abandon(database);
      // An append that was not refused in time: its neighbours shall not suffer.
      if (!isWary && isOwnFault(error)) return keep(writes, true);
      if (storeErrorOf(error).fault !== "full") return writes.map(() => failed(error));
      if (!isTight) {
        isTight = true;
        if (makeRoom(database)) return keep(writes);
      }
      if (writes.length === 1) return [failed(error)];
      // A smaller group may still find room: a heartbeat shall not fail because a long log did.
      const middle = writes.length >> 1;
      return [...keep(writes.slice(0, middle)), ...keep(writes.slice(middle))];
    }
  };
  return (writes) => {
    // As soon as there is room again the log is worked in, before it takes that room for itself.
    if (isTight) isTight = !makeRoom(database);
    return keep(writes);
  };
}

/** Whether it is the write that is wrong. Of all other errors SQLite says: roll everything back. */
function isOwnFault(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === null || (code & 0xff) === CONSTRAINT;
}

/** Some errors have ended the transaction already. */
function abandon(database: DatabaseSync): void {
  if (database.isTransaction) database.exec("ROLLBACK");
}

/** Works the log into the file: from then on the log is written from its start, in the room that it has already. */
function makeRoom(database: DatabaseSync): boolean {
  try {
    const result = database.prepare("PRAGMA wal_checkpoint(PASSIVE)").get();
    return result !== undefined && Number(result.log) > 0 && result.log === result.checkpointed;
  } catch {
    // There is no room for that either; the write has its answer in any case.
    return false;
  }
}
