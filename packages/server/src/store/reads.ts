import type { DatabaseSync } from "node:sqlite";
import type { Read, ReadAnswers } from "./calls.ts";

/** Prepares a connection for reading; every question sees all that was committed before it is asked. */
export function prepareReads(database: DatabaseSync): (read: Read) => ReadAnswers[Read["do"]] {
  const table = database.prepare("SELECT 1 FROM tables WHERE id = ?");
  const facts = database.prepare("SELECT seq, at, fact FROM facts WHERE table_id = ? ORDER BY seq");
  const byCode = database.prepare("SELECT id FROM tables WHERE code = ?");
  const open = database.prepare('SELECT id AS "table", code, created FROM tables WHERE open = 1 ORDER BY created, id');
  const person = database.prepare(
    "SELECT id AS person, name FROM secrets JOIN people ON people.id = secrets.person WHERE hash = ?",
  );
  const beat = database.prepare("SELECT at FROM heartbeat");

  return (read) => {
    switch (read.do) {
      case "load":
        if (table.get(read.table) === undefined) return null;
        return facts.all(read.table) as unknown as ReadAnswers["load"];
      case "findByCode":
        return (byCode.get(read.code)?.id ?? null) as ReadAnswers["findByCode"];
      case "openTables":
        return open.all() as unknown as ReadAnswers["openTables"];
      case "findPerson":
        return (person.get(read.secretHash) ?? null) as ReadAnswers["findPerson"];
      case "lastHeartbeat":
        return (beat.get()?.at ?? null) as ReadAnswers["lastHeartbeat"];
      default:
        return read satisfies never;
    }
  };
}
