import { existsSync } from "node:fs";
import { link, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openForReading, openForWriting } from "../database.ts";
import { storeErrorOf } from "../fault.ts";
import { makeFolder } from "../folder.ts";
import { StoreError } from "../store.ts";
import { PARTS, type Part, type Row } from "./parts.ts";
import type { Side, TargetSide } from "./side.ts";

const FILE = "darbar.db";
/** A file of this name is no store yet. */
const UNFINISHED = "darbar.db.moving";

/** The store in a folder, to copy from. */
export function openSqliteSource(folder: string): Side {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new StoreError("broken", `there is no ${file}: DATA_DIR says where everything is kept`);
  return sideOf(file);
}

/** A folder without a store, to copy into. */
export async function openSqliteTarget(folder: string): Promise<TargetSide> {
  const file = join(folder, FILE);
  if (existsSync(file)) {
    throw new StoreError("broken", `${file} is there already, and a move overwrites nothing: give another folder`);
  }
  await makeFolder(folder);
  const unfinished = join(folder, UNFINISHED);
  const isBegun = existsSync(unfinished);
  const side = sideOf(unfinished);
  return {
    ...side,
    isBegun,
    finish: async () => {
      // Closing works the log into the file; linking fails where somebody else has taken the name in the meantime.
      await side.close();
      await link(unfinished, file);
      for (const rest of ["", "-wal", "-shm", ".lock"]) await rm(`${unfinished}${rest}`, { force: true });
      await makeFolder(folder);
    },
  };
}

function sideOf(file: string): Side {
  const { database, close } = openForWriting(file);
  const reading = openForReading(file);
  let isOpen = true;
  return {
    isEmpty: async () => PARTS.every(({ name }) => countIn(database, name) === 0),
    count: async ({ name }) => countIn(database, name),
    rows: (part) => rowsIn(reading, part),
    write: async (part, rows) =>
      change(
        database,
        upsert(part),
        rows.map((row) => row.slice(0, stored(part).length)),
      ),
    remove: async (part, rows) =>
      change(
        database,
        removal(part),
        rows.map((row) => row.slice(0, part.key)),
      ),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      reading.close();
      close();
    },
  };
}

/** SQLite knows the head of a table by its facts. */
const HEAD = "coalesce((SELECT max(seq) + 1 FROM facts WHERE table_id = tables.id), base)";

function stored({ columns }: Part): Part["columns"] {
  return columns.filter(({ name }) => name !== "head");
}

async function* rowsIn(database: DatabaseSync, { name, key, columns }: Part): AsyncGenerator<Row> {
  const chosen = columns.map((column) => (column.name === "head" ? HEAD : column.name)).join(", ");
  const order = columns
    .slice(0, key)
    .map((column) => column.name)
    .join(", ");
  const statement = database.prepare(`SELECT ${chosen} FROM ${name} ORDER BY ${order}`);
  statement.setReturnArrays(true);
  for (const row of statement.iterate()) yield row as unknown as Row;
}

function upsert(part: Part): string {
  const columns = stored(part).map(({ name }) => name);
  const changed = columns.slice(part.key).map((name) => `${name} = excluded.${name}`);
  const keys = columns.slice(0, part.key).join(", ");
  return `INSERT INTO ${part.name} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})
    ON CONFLICT (${keys}) DO ${changed.length === 0 ? "NOTHING" : `UPDATE SET ${changed.join(", ")}`}`;
}

function removal({ name, key, columns }: Part): string {
  const same = columns.slice(0, key).map((column) => `${column.name} = ?`);
  return `DELETE FROM ${name} WHERE ${same.join(" AND ")}`;
}

/** All rows in one transaction. */
function change(database: DatabaseSync, text: string, rows: readonly Row[]): void {
  try {
    const statement = database.prepare(text);
    database.exec("BEGIN IMMEDIATE");
    for (const row of rows) statement.run(...row);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw storeErrorOf(error);
  }
}

function countIn(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`SELECT count(*) AS count FROM ${name}`).get()?.count);
}
