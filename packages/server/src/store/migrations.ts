import type { DatabaseSync } from "node:sqlite";
import { StoreError } from "./store.ts";

/**
 * What leads from each version of the database to the next. What has been released is never changed: the number of
 * steps that a file has taken is in its `user_version`.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    open INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX open_tables ON tables (created, id) WHERE open = 1;

  -- With a rowid: facts of all tables lie in the order they came in, so that a commit of many tables writes few pages.
  -- Without it each would write a page of its own, and a commit of 500 facts would take five times as long.
  CREATE TABLE facts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT;

  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE secrets (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- What is before the fact of number "base" is not needed to know how the table stands; "past": the first that is there.
  ALTER TABLE tables ADD COLUMN base INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN past INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET touched = unixepoch() * 1000;
  CREATE INDEX tables_with_past ON tables (id) WHERE past < base;
  CREATE INDEX tables_by_use ON tables (touched, id);

  -- Neither refers to its table: a game that somebody has kept outlives it.
  CREATE TABLE records (
    table_id TEXT NOT NULL,
    game INTEGER NOT NULL,
    at INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id, game)
  ) STRICT;
  CREATE TABLE kept (
    table_id TEXT NOT NULL,
    game INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, game, person)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT;

  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    label TEXT NOT NULL,
    added INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_of_people ON devices (person);
  CREATE INDEX devices_by_use ON devices (seen);
  INSERT INTO devices (id, hash, person, label, added, seen)
    SELECT lower(hex(randomblob(9))), hash, person, '', unixepoch() * 1000, unixepoch() * 1000 FROM secrets;
  DROP TABLE secrets;
  `,
  `
  -- Who has a place at a table that sleeps, and what they are told of it: nobody has to wake it for that.
  CREATE TABLE asleep (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX asleep_tables ON asleep (table_id);
  `,
];

/** Brings a database to the newest version, in one transaction; refuses one that is newer, or is not ours. */
export function migrate(database: DatabaseSync, file: string): void {
  const version = versionOf(database);
  if (version > MIGRATIONS.length) {
    throw new StoreError(
      "broken",
      `${file} was written by a newer Darbar (database ${version}, this one knows ${MIGRATIONS.length}): use that one`,
    );
  }
  if (version === 0 && database.prepare("SELECT 1 FROM sqlite_schema").get() !== undefined) {
    throw new StoreError("broken", `${file} is a database of something else: give another file`);
  }
  if (version === MIGRATIONS.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const step of MIGRATIONS.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}
