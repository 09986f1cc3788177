import { Client } from "pg";
import { sqlStateOf } from "../store/postgres/connection.ts";
import { MIGRATIONS } from "../store/postgres/migrations.ts";
import { LEASE } from "../store/postgres/node-statements.ts";
import { StoreError } from "../store/store.ts";
import * as statements from "./status-statements.ts";

/** A node, as the database knows it. */
export interface NodeStatus {
  readonly name: string;
  /** Where other nodes reach it. */
  readonly address: string;
  /** For how long it has not said that it is there, in seconds. */
  readonly leaseAge: number;
  /** Whether others may take its tables. */
  readonly isGone: boolean;
  /** The tables that it plays. */
  readonly tables: number;
}

/** A standby of the database. */
export interface StandbyStatus {
  readonly name: string;
  /** What PostgreSQL calls it: `sync` and `quorum` are waited for. */
  readonly kind: string;
  /** How long it takes to have what is written, in seconds; `null` if nothing was written for a while. */
  readonly lag: number | null;
}

/** What a database says of the servers on it. */
export interface DatabaseStatus {
  readonly postgres: string;
  /** Whether this is a standby itself, which may be behind. */
  readonly isStandby: boolean;
  readonly nodes: readonly NodeStatus[];
  readonly tables: {
    readonly all: number;
    /** Nobody's, with a clock that waits for somebody; and for how long the first of them has waited, in seconds. */
    readonly waiting: number;
    readonly longestWait: number | null;
    /** Of nodes that are gone, or not known any more. */
    readonly orphaned: number;
    /** Nobody's, and in need of nobody. */
    readonly asleep: number;
  };
  /** `null` if this user may not ask: it needs the role `pg_monitor`. */
  readonly standbys: readonly StandbyStatus[] | null;
}

/** How long the database may take to let us in, and to answer, in milliseconds. */
const WITHIN = 5_000;

/** Asks a database about the servers on it, and cannot change anything. Throws one sentence as a `StoreError`. */
export async function databaseStatus(url: string): Promise<DatabaseStatus> {
  let client: Client | null = null;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: WITHIN, query_timeout: WITHIN });
    client.on("error", () => undefined);
    await client.connect();
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return await readStatus(client);
  } catch (error) {
    throw sentenceOf(error);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

async function readStatus(client: Client): Promise<DatabaseStatus> {
  const [about] = await rows<About>(client, statements.ABOUT);
  if (!about.isOurs) throw refusal("it holds nothing of Darbar: is search_path the one that the servers use?");
  const [{ version }] = await rows<{ readonly version: number }>(client, statements.VERSION);
  if (version !== MIGRATIONS.length) {
    const which = version > MIGRATIONS.length ? "a newer Darbar: use that one" : "an older Darbar: use that one";
    throw refusal(`it was written by ${which} (schema ${version}, this one knows ${MIGRATIONS.length})`);
  }
  const nodes = await rows<NodeStatus>(client, statements.NODES, [LEASE]);
  const [tables] = await rows<DatabaseStatus["tables"]>(client, statements.TABLES, [LEASE]);
  const standbys = about.mayAsk ? await rows<StandbyStatus>(client, statements.STANDBYS) : null;
  const { postgres, isStandby } = about;
  return { postgres, isStandby, nodes, tables, standbys };
}

interface About extends Pick<DatabaseStatus, "postgres" | "isStandby"> {
  readonly isOurs: boolean;
  readonly mayAsk: boolean;
}

async function rows<Row>(client: Client, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return (await client.query(text, [...values])).rows;
}

function refusal(why: string): StoreError {
  return new StoreError("broken", `the database cannot be asked: ${why}`);
}

function sentenceOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (sqlStateOf(error) === "42501") return refusal("its user may not read the tables of Darbar: grant SELECT on them");
  if (!(error instanceof Error)) return refusal(String(error));
  // An address of two kinds that nobody answers at is an error without words.
  return refusal(error.message || ("code" in error ? String(error.code) : error.name));
}
