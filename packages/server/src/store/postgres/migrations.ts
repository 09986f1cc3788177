/**
 * What leads from each version of the schema to the next. What has been released is never changed: the number of steps that a
 * schema has taken is in `darbar_schema`.
 */
export const MIGRATIONS: readonly string[] = [
  `
  -- "head": the number of the next fact. "epoch": raised whenever it is not known what became of a write, so that a write which
  -- is still on its way can never arrive. The other columns are those of SQLite.
  CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    created bigint NOT NULL,
    open boolean NOT NULL,
    head bigint NOT NULL,
    epoch bigint NOT NULL DEFAULT 0,
    base bigint NOT NULL DEFAULT 0,
    past bigint NOT NULL DEFAULT 0,
    touched bigint NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX open_tables ON tables (created, id) WHERE open;
  CREATE INDEX tables_with_past ON tables (id) WHERE past < base;
  CREATE INDEX tables_by_use ON tables (touched, id);

  CREATE TABLE facts (
    table_id text NOT NULL REFERENCES tables (id),
    seq bigint NOT NULL,
    at bigint NOT NULL,
    fact text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  -- Neither refers to its table: a game that somebody has kept outlives it.
  CREATE TABLE records (
    table_id text NOT NULL,
    game bigint NOT NULL,
    at bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (table_id, game)
  );
  CREATE TABLE kept (
    table_id text NOT NULL,
    game bigint NOT NULL,
    person text NOT NULL,
    PRIMARY KEY (table_id, game, person)
  );

  CREATE TABLE talk (
    table_id text NOT NULL REFERENCES tables (id),
    number bigint NOT NULL,
    at bigint NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (table_id, number)
  );

  CREATE TABLE people (
    id text PRIMARY KEY,
    name text NOT NULL
  );
  CREATE TABLE devices (
    id text PRIMARY KEY,
    hash text NOT NULL UNIQUE,
    person text NOT NULL REFERENCES people (id),
    label text NOT NULL,
    added bigint NOT NULL,
    seen bigint NOT NULL
  );
  CREATE INDEX devices_of_people ON devices (person);
  CREATE INDEX devices_by_use ON devices (seen);

  CREATE TABLE heartbeat (
    "only" integer PRIMARY KEY CHECK ("only" = 1),
    at bigint NOT NULL
  );
  `,
  `
  -- A node is a server among others on this database, from its start to its end. "renewed": when it has last said that it is
  -- there, in milliseconds of the database's clock. The lower number was there first.
  CREATE TABLE nodes (
    id text PRIMARY KEY,
    number bigint GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL UNIQUE,
    address text NOT NULL,
    renewed bigint NOT NULL
  );

  -- "owner": the node that plays the table now; whoever becomes its owner raises the epoch. "released": since when nobody has kept
  -- its clock; it is empty again with the first fact of the next owner.
  ALTER TABLE tables ADD owner text, ADD released bigint;
  CREATE INDEX owned_tables ON tables (owner) WHERE owner IS NOT NULL;
  CREATE INDEX released_tables ON tables (released) WHERE open AND owner IS NULL AND released IS NOT NULL;

  -- What nodes prove to each other that they belong together by, if nobody has given them a secret.
  CREATE TABLE cluster_secret (
    "only" integer PRIMARY KEY CHECK ("only" = 1),
    secret text NOT NULL
  );
  `,
  `
  -- Codes by which a person takes a second device, as hashes, and until when they are good.
  CREATE TABLE transfers (
    hash text PRIMARY KEY,
    person text NOT NULL UNIQUE,
    until bigint NOT NULL
  );
  CREATE INDEX transfers_by_time ON transfers (until);
  `,
  `
  -- Who has a place at a table that sleeps, and what they are told of it: nobody has to wake it for that.
  CREATE TABLE asleep (
    person text NOT NULL,
    table_id text NOT NULL,
    place text NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX asleep_tables ON asleep (table_id);
  `,
];
