import type { DatabaseSync } from "node:sqlite";

/** What takes things out of a database, within the transaction that is open. */
export interface Forgetting {
  forgetTable(table: string): void;
  /** Drops who has a place at a table that sleeps. */
  forgetPlaces(table: string): void;
  /** Drops facts that stand before the bases of so many tables and are older than a time; answers how many. */
  forgetPast(before: number, most: number): number;
  removeDevice(person: string, device: string): void;
  /** Drops devices not seen since a time, and people who have none left; answers how many devices. */
  forgetDevices(before: number, most: number): number;
}

/** Prepares a connection for forgetting. */
export function prepareForgetting(database: DatabaseSync): Forgetting {
  const dropFacts = database.prepare("DELETE FROM facts WHERE table_id = ?");
  const dropTalk = database.prepare("DELETE FROM talk WHERE table_id = ?");
  const dropPlaces = database.prepare("DELETE FROM asleep WHERE table_id = ?");
  const dropTable = database.prepare("DELETE FROM tables WHERE id = ?");
  const dropRecords = database.prepare(
    `DELETE FROM records WHERE table_id = ?
     AND NOT EXISTS (SELECT 1 FROM kept WHERE kept.table_id = records.table_id AND kept.game = records.game)`,
  );
  // The fact before the base is the last that goes: what is older than that is old enough, too.
  const withPast = database.prepare(
    `SELECT tables.id, base FROM tables JOIN facts ON facts.table_id = tables.id AND facts.seq = tables.base - 1
     WHERE past < base AND facts.at < ? LIMIT ?`,
  );
  const dropPast = database.prepare("DELETE FROM facts WHERE table_id = ? AND seq < ?");
  const setPast = database.prepare("UPDATE tables SET past = base WHERE id = ?");
  const staleDevices = database.prepare("SELECT id, person FROM devices WHERE seen < ? ORDER BY seen LIMIT ?");
  const dropDevice = database.prepare("DELETE FROM devices WHERE id = ? AND person = ?");
  const dropPerson = database.prepare(
    "DELETE FROM people WHERE id = ? AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.person = people.id)",
  );

  /** Nobody can be somebody again without a device. */
  const removeDevice = (person: string, device: string): void => {
    dropDevice.run(device, person);
    dropPerson.run(person);
  };

  return {
    forgetTable: (table) => {
      for (const drop of [dropFacts, dropTalk, dropRecords, dropPlaces, dropTable]) drop.run(table);
    },
    forgetPlaces: (table) => void dropPlaces.run(table),
    forgetPast: (before, most) => {
      let dropped = 0;
      for (const { id, base } of withPast.all(before, most)) {
        dropped += Number(dropPast.run(id, base).changes);
        setPast.run(id);
      }
      return dropped;
    },
    removeDevice,
    forgetDevices: (before, most) => {
      const stale = staleDevices.all(before, most);
      for (const { id, person } of stale) removeDevice(String(person), String(id));
      return stale.length;
    },
  };
}
