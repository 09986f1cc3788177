import type { DatabaseSync } from "node:sqlite";
import type { Write } from "./calls.ts";
import { type StoredFact, StoreError } from "./store.ts";

/** Prepares a connection for writing; what it answers does one write within the transaction that is open. */
export function prepareWrites(database: DatabaseSync): (write: Write) => void {
  const insertTable = database.prepare("INSERT INTO tables (id, code, created, open) VALUES (?, ?, ?, 1)");
  const lastOf = database.prepare(
    "SELECT (SELECT max(seq) FROM facts WHERE table_id = tables.id) AS last FROM tables WHERE id = ?",
  );
  const insertFact = database.prepare("INSERT INTO facts (table_id, seq, at, fact) VALUES (?, ?, ?, ?)");
  const updateOpen = database.prepare("UPDATE tables SET open = ? WHERE id = ?");
  const insertPerson = database.prepare("INSERT INTO people (id, name) VALUES (?, ?)");
  const updateName = database.prepare("UPDATE people SET name = ? WHERE id = ?");
  const insertSecret = database.prepare("INSERT INTO secrets (hash, person) VALUES (?, ?)");
  const beat = database.prepare("INSERT OR REPLACE INTO heartbeat (only, at) VALUES (1, ?)");

  /** The key alone would let a gap through: a log is numbered without one. */
  const add = (table: string, next: number, facts: readonly StoredFact[]): void => {
    for (const [index, { seq, at, fact }] of facts.entries()) {
      if (seq !== next + index)
        throw new StoreError("conflict", "the table already has a fact of that number, or a gap");
      insertFact.run(table, seq, at, fact);
    }
  };

  return (write) => {
    switch (write.do) {
      case "createTable": {
        const { table, code, created } = write.table;
        insertTable.run(table, code, created);
        return add(table, 0, write.facts);
      }
      case "append": {
        const found = lastOf.get(write.table);
        if (found === undefined) throw new StoreError("conflict", "there is no such table");
        return add(write.table, found.last === null ? 0 : Number(found.last) + 1, write.facts);
      }
      case "setOpen":
        updateOpen.run(write.open ? 1 : 0, write.table);
        return;
      case "createPerson":
        insertPerson.run(write.person.person, write.person.name);
        insertSecret.run(write.secretHash, write.person.person);
        return;
      case "rename":
        updateName.run(write.name, write.person);
        return;
      case "addSecret":
        insertSecret.run(write.secretHash, write.person);
        return;
      case "heartbeat":
        beat.run(write.at);
        return;
      default:
        return write satisfies never;
    }
  };
}
