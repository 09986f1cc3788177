import type {
  Along,
  StoredDevice,
  StoredFact,
  StoredLine,
  StoredPerson,
  StoredPlace,
  StoredRecord,
  StoredTable,
} from "./stored.ts";

export * from "./stored.ts";

/**
 * Where everything lasting is kept. A promise that resolves means: it is on the disk, and will be there after a crash.
 * Every implementation passes the same contract tests.
 */
export interface Store {
  /** Keeps a new table with its first facts (numbered from 0), all or nothing. A code that is taken is a conflict. */
  createTable(table: StoredTable, facts: readonly StoredFact[]): Promise<void>;
  /** Adds facts to a table's log, all or nothing; `(table, seq)` is unique, so a second writer is refused. */
  append(table: string, facts: readonly StoredFact[], along?: Along): Promise<void>;
  /** The facts that a table is made of, in order: from its base on. `null` if there is no such table. */
  load(table: string): Promise<readonly StoredFact[] | null>;
  /** All facts of a table that are still there, also those before its base. `null` if there is no such table. */
  history(table: string): Promise<readonly StoredFact[] | null>;
  findByCode(code: string): Promise<string | null>;
  /** The tables that do not sleep, for the list and for running clocks after a restart. */
  openTables(): Promise<readonly StoredTable[]>;
  /** Says that a table is awake, to be found by `openTables`, and that somebody needed it at this time. */
  setAwake(table: string, at: number): Promise<void>;
  /** Says that it sleeps since this time, and who has a place there. */
  putToSleep(table: string, places: readonly StoredPlace[], at: number): Promise<void>;
  /** What somebody is told of the tables that sleep at which they have a place, at most so many. */
  placesAsleep(person: string, most: number): Promise<readonly string[]>;

  /** A finished game of a table; `null` if there is none, or it was forgotten. */
  findRecord(table: string, game: number): Promise<StoredRecord | null>;
  /** Keeps the record of a game that ended before records were kept by themselves. */
  addRecord(table: string, record: StoredRecord): Promise<void>;
  /** Somebody wants a finished game to stay, or does not any more. A game that is not there is a conflict. */
  setKept(table: string, game: number, person: string, kept: boolean): Promise<void>;
  /** Whether this person wants a finished game to stay. */
  isKept(table: string, game: number, person: string): Promise<boolean>;

  /** Adds lines of talk, and drops all but the latest `most` lines of the table. */
  say(table: string, lines: readonly StoredLine[], most: number): Promise<void>;
  /** What was said at a table, as far as it is kept, in order. */
  talk(table: string): Promise<readonly StoredLine[]>;

  createPerson(person: StoredPerson, device: StoredDevice, secretHash: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** What these people are called now; those who are not known are left out. */
  names(people: readonly string[]): Promise<readonly StoredPerson[]>;
  /** Whose secret this is, and on which device. */
  findPerson(secretHash: string): Promise<(StoredPerson & StoredDevice) | null>;
  /** One more device of the same person. */
  addDevice(person: string, device: StoredDevice, secretHash: string): Promise<void>;
  devices(person: string): Promise<readonly StoredDevice[]>;
  /** Withdraws a device: its secret is nobody's any more. */
  removeDevice(person: string, device: string): Promise<void>;
  /** That a device was in use at this time. */
  sawDevice(device: string, at: number): Promise<void>;

  /** Tables that nobody has needed since a time, the oldest first, at most so many. */
  staleTables(before: number, most: number): Promise<readonly string[]>;
  /** Forgets tables: their facts and talk, their codes, and the games that nobody has kept. */
  forgetTables(tables: readonly string[]): Promise<void>;
  /** Forgets the facts before the bases of tables that are older than a time, of so many tables; answers how many facts. */
  forgetPast(before: number, most: number): Promise<number>;
  /** Forgets devices that were not seen since a time, at most so many, and people who have none left: answers how many devices. */
  forgetDevices(before: number, most: number): Promise<number>;

  /** That the server was alive at this time: a restart credits clocks with the time since. */
  heartbeat(at: number): Promise<void>;
  lastHeartbeat(): Promise<number | null>;

  /** Writes a copy of everything, as of one moment, to a file, while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
