import type { DatabaseSync } from "node:sqlite";
import type { Write } from "./calls.ts";
import { prepareForgetting } from "./forgetting.ts";
import { type Along, type StoredDevice, type StoredFact, type StoredRecord, StoreError } from "./stored.ts";

/** Prepares a connection for writing; what it answers does one write within the transaction that is open. */
export function prepareWrites(database: DatabaseSync): (write: Write) => unknown {
  const insertTable = database.prepare("INSERT INTO tables (id, code, created, open, touched) VALUES (?, ?, ?, 1, ?)");
  const lastOf = database.prepare(
    "SELECT (SELECT max(seq) FROM facts WHERE table_id = tables.id) AS last FROM tables WHERE id = ?",
  );
  const insertFact = database.prepare("INSERT INTO facts (table_id, seq, at, fact) VALUES (?, ?, ?, ?)");
  const updateBase = database.prepare("UPDATE tables SET base = ? WHERE id = ?");
  const updateOpen = database.prepare("UPDATE tables SET open = ?, touched = ? WHERE id = ?");
  const insertPlace = database.prepare(
    "INSERT OR REPLACE INTO asleep (person, table_id, place) SELECT ?, id, ? FROM tables WHERE id = ?",
  );
  const insertRecord = database.prepare(
    "INSERT OR REPLACE INTO records (table_id, game, at, record) VALUES (?, ?, ?, ?)",
  );
  const record = database.prepare("SELECT 1 FROM records WHERE table_id = ? AND game = ?");
  const insertKept = database.prepare("INSERT OR IGNORE INTO kept (table_id, game, person) VALUES (?, ?, ?)");
  const dropKept = database.prepare("DELETE FROM kept WHERE table_id = ? AND game = ? AND person = ?");
  const insertLine = database.prepare("INSERT INTO talk (table_id, number, at, line) VALUES (?, ?, ?, ?)");
  const dropLines = database.prepare("DELETE FROM talk WHERE table_id = ? AND number <= ?");
  const insertPerson = database.prepare("INSERT INTO people (id, name) VALUES (?, ?)");
  const updateName = database.prepare("UPDATE people SET name = ? WHERE id = ?");
  const insertDevice = database.prepare(
    "INSERT INTO devices (id, hash, person, label, added, seen) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const updateSeen = database.prepare("UPDATE devices SET seen = ? WHERE id = ?");
  const beat = database.prepare("INSERT OR REPLACE INTO heartbeat (only, at) VALUES (1, ?)");
  const { forgetTable, forgetPlaces, forgetPast, removeDevice, forgetDevices } = prepareForgetting(database);

  /** The key alone would let a gap through: a log is numbered without one. */
  const add = (table: string, next: number, facts: readonly StoredFact[]): void => {
    if (facts.some(({ seq }, index) => seq !== next + index))
      throw new StoreError("conflict", "the table already has a fact of that number, or a gap");
    for (const { seq, at, fact } of facts) insertFact.run(table, seq, at, fact);
  };
  const addRecord = (table: string, { game, at, record: kept }: StoredRecord): void => {
    insertRecord.run(table, game, at, kept);
  };
  const append = (table: string, facts: readonly StoredFact[], { base, record: ended }: Along): void => {
    const found = lastOf.get(table);
    if (found === undefined) throw new StoreError("conflict", "there is no such table");
    add(table, found.last === null ? 0 : Number(found.last) + 1, facts);
    if (base !== undefined) updateBase.run(base, table);
    if (ended !== undefined) addRecord(table, ended);
  };
  const addDevice = (person: string, { device, label, added, seen }: StoredDevice, secretHash: string): void => {
    insertDevice.run(device, secretHash, person, label, added, seen);
  };

  return (write) => {
    switch (write.do) {
      case "createTable": {
        const { table, code, created } = write.table;
        insertTable.run(table, code, created, created);
        return add(table, 0, write.facts);
      }
      case "append":
        return append(write.table, write.facts, write.along ?? {});
      case "setAwake":
        forgetPlaces(write.table);
        return void updateOpen.run(1, write.at, write.table);
      case "putToSleep":
        forgetPlaces(write.table);
        for (const { person, place } of write.places) insertPlace.run(person, place, write.table);
        return void updateOpen.run(0, write.at, write.table);
      case "addRecord":
        return addRecord(write.table, write.record);
      case "setKept": {
        const { table, game, person, kept } = write;
        if (record.get(table, game) === undefined) throw new StoreError("conflict", "there is no such game");
        return void (kept ? insertKept : dropKept).run(table, game, person);
      }
      case "say":
        for (const { number, at, line } of write.lines) insertLine.run(write.table, number, at, line);
        return void dropLines.run(write.table, (write.lines.at(-1)?.number ?? 0) - write.most);
      case "createPerson":
        insertPerson.run(write.person.person, write.person.name);
        return addDevice(write.person.person, write.device, write.secretHash);
      case "rename":
        return void updateName.run(write.name, write.person);
      case "addDevice":
        return addDevice(write.person, write.device, write.secretHash);
      case "removeDevice":
        return removeDevice(write.person, write.device);
      case "sawDevice":
        return void updateSeen.run(write.at, write.device);
      case "forgetTables":
        return write.tables.forEach(forgetTable);
      case "forgetPast":
        return forgetPast(write.before, write.most);
      case "forgetDevices":
        return forgetDevices(write.before, write.most);
      case "heartbeat":
        return void beat.run(write.at);
      default:
        return write satisfies never;
    }
  };
}
