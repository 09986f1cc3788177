import type { DatabaseSync } from "node:sqlite";
import type { Read, ReadAnswers } from "./calls.ts";

/** Prepares a connection for reading; every question sees all that was committed before it is asked. */
export function prepareReads(database: DatabaseSync): (read: Read) => ReadAnswers[Read["do"]] {
  const base = database.prepare("SELECT base FROM tables WHERE id = ?");
  const facts = database.prepare("SELECT seq, at, fact FROM facts WHERE table_id = ? AND seq >= ? ORDER BY seq");
  const byCode = database.prepare("SELECT id FROM tables WHERE code = ?");
  const open = database.prepare('SELECT id AS "table", code, created FROM tables WHERE open = 1 ORDER BY created, id');
  const asleep = database.prepare(
    "SELECT place FROM asleep JOIN tables ON tables.id = table_id WHERE person = ? ORDER BY touched DESC, table_id LIMIT ?",
  );
  const record = database.prepare("SELECT game, at, record FROM records WHERE table_id = ? AND game = ?");
  const kept = database.prepare("SELECT 1 FROM kept WHERE table_id = ? AND game = ? AND person = ?");
  const talk = database.prepare("SELECT number, at, line FROM talk WHERE table_id = ? ORDER BY number");
  const name = database.prepare("SELECT id AS person, name FROM people WHERE id = ?");
  const person = database.prepare(
    `SELECT people.id AS person, name, devices.id AS device, label, added, seen
     FROM devices JOIN people ON people.id = devices.person WHERE hash = ?`,
  );
  const devices = database.prepare(
    "SELECT id AS device, label, added, seen FROM devices WHERE person = ? ORDER BY added, id",
  );
  const stale = database.prepare("SELECT id FROM tables WHERE touched < ? ORDER BY touched, id LIMIT ?");
  const beat = database.prepare("SELECT at FROM heartbeat");

  const factsFrom = (table: string, whole: boolean): ReadAnswers["load"] => {
    const found = base.get(table);
    if (found === undefined) return null;
    return facts.all(table, whole ? 0 : found.base) as unknown as ReadAnswers["load"];
  };

  return (read) => {
    switch (read.do) {
      case "load":
        return factsFrom(read.table, false);
      case "history":
        return factsFrom(read.table, true);
      case "findByCode":
        return (byCode.get(read.code)?.id ?? null) as ReadAnswers["findByCode"];
      case "openTables":
        return open.all() as unknown as ReadAnswers["openTables"];
      case "placesAsleep":
        return asleep.all(read.person, read.most).map(({ place }) => String(place));
      case "findRecord":
        return (record.get(read.table, read.game) ?? null) as unknown as ReadAnswers["findRecord"];
      case "isKept":
        return kept.get(read.table, read.game, read.person) !== undefined;
      case "talk":
        return talk.all(read.table) as unknown as ReadAnswers["talk"];
      case "names":
        return read.people
          .map((each) => name.get(each))
          .filter((found) => found !== undefined) as unknown as ReadAnswers["names"];
      case "findPerson":
        return (person.get(read.secretHash) ?? null) as unknown as ReadAnswers["findPerson"];
      case "devices":
        return devices.all(read.person) as unknown as ReadAnswers["devices"];
      case "staleTables":
        return stale.all(read.before, read.most).map(({ id }) => String(id));
      case "lastHeartbeat":
        return (beat.get()?.at ?? null) as ReadAnswers["lastHeartbeat"];
      default:
        return read satisfies never;
    }
  };
}
