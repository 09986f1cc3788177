import type { Client } from "pg";
import { StoreError } from "../store.ts";
import { sqlStateOf } from "./connection.ts";
import { MIGRATIONS } from "./migrations.ts";

const OLDEST = 15;
/** Any two numbers, the same in every Darbar: under the first a schema is brought up to date, under the second it is in use. */
const MIGRATING = 0x0da7ba1;
const IN_USE = 0x0da7ba2;

/** What is asked of every connection that writes: an answer means that it is on the disk, here and at the standby. */
export async function promiseDurability(client: Client): Promise<void> {
  await client.query("SET synchronous_commit = on");
}

/** What is asked of a connection for leases: they are worth nothing after a crash, and must not wait for a standby. */
export async function promiseLittle(client: Client): Promise<void> {
  await client.query("SET synchronous_commit = local");
}

/** Looks whether the server can keep what is promised, and brings the schema up to date. Throws one sentence. */
export async function prepareDatabase(client: Client): Promise<void> {
  const setting = async (name: string): Promise<string> =>
    String((await client.query(`SELECT current_setting($1) AS value`, [name])).rows[0].value);
  const version = Math.floor(Number(await setting("server_version_num")) / 10_000);
  if (version < OLDEST) refuse(`it is PostgreSQL ${version}, and Darbar needs ${OLDEST} or newer`);
  for (const name of ["fsync", "full_page_writes"]) {
    if ((await setting(name)) !== "on")
      refuse(`its setting ${name} is off, so that a crash could lose moves: turn it on`);
  }
  await migrate(client);
}

/** Whether a move into this schema was begun and not finished: it is no store yet. */
export async function isHalfMoved(client: Client): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('darbar_moving') IS NOT NULL AS half");
  return rows[0].half === true;
}

/** Half of a store would be taken for a whole one. */
export async function refuseHalf(client: Client): Promise<void> {
  if (!(await isHalfMoved(client))) return;
  refuse("a move into it was begun and not finished: finish it (npx darbar move-store database), or give another");
}

/** One after the other, however many servers start together: who comes later finds it done. */
async function migrate(client: Client): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1, hashtext(current_schema()))", [MIGRATING]);
    await client.query("CREATE TABLE IF NOT EXISTS darbar_schema (version integer NOT NULL)");
    const { rows } = await client.query("SELECT version FROM darbar_schema");
    const version = Number(rows[0]?.version ?? 0);
    if (version > MIGRATIONS.length) {
      refuse(`it was written by a newer Darbar (schema ${version}, this one knows ${MIGRATIONS.length}): use that one`);
    }
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (rows.length === 0) await client.query("INSERT INTO darbar_schema VALUES ($1)", [MIGRATIONS.length]);
    else if (version < MIGRATIONS.length)
      await client.query("UPDATE darbar_schema SET version = $1", [MIGRATIONS.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

const TAKEN = "it is in use by another server: stop that one first, or give another database";

/** Nobody else may have the database. This ends with the connection; what is written afterwards is seen to by the heads of tables. */
export async function takeForItself(client: Client): Promise<void> {
  if (!(await take(client, "pg_try_advisory_lock"))) refuse(TAKEN);
}

/** Others may have it, too, but nobody for itself. */
export async function takeWithOthers(client: Client): Promise<void> {
  if (!(await take(client, "pg_try_advisory_lock_shared"))) refuse(TAKEN);
}

async function take(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT ${lock}($1, hashtext(current_schema())) AS taken`, [IN_USE]);
  return rows[0].taken === true;
}

function refuse(why: string): never {
  throw new StoreError("broken", `the database at DATABASE_URL cannot be used: ${why}`);
}

/** Why a database could not be opened, in one sentence. */
export function sentenceOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message || errorCode(error) : String(error);
  switch (sqlStateOf(error)) {
    case "28000":
    case "28P01":
      return told(`it does not let this user in (${message})`);
    case "3D000":
      return told(`there is no such database (${message}): create it first`);
    case "42501":
      return told(`its user may not make tables there (${message}): grant that, or make it the owner`);
    case "3F000":
      return told(`its user sees no schema to make tables in (${message}): grant USAGE and CREATE on one`);
    case "42P07":
      return told(`it holds tables of something else (${message}): give another database, or a schema of its own`);
    default:
      return told(message);
  }
}

function told(why: string): StoreError {
  return new StoreError("broken", `the database at DATABASE_URL cannot be opened: ${why}`);
}

function errorCode(error: Error): string {
  return "code" in error ? String(error.code) : error.name;
}
