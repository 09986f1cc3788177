import { Client } from "pg";
import { storeErrorOf } from "../postgres/fault.ts";
import {
  isHalfMoved,
  prepareDatabase,
  promiseDurability,
  refuseHalf,
  sentenceOf,
  takeForItself,
} from "../postgres/open.ts";
import { StoreError } from "../store.ts";
import { PARTS, type Part, type Row, type Value } from "./parts.ts";
import type { Side, TargetSide } from "./side.ts";

/** How many rows are read at a time. */
const AT_A_TIME = 1_000;

/** When somebody was last there, whether one server kept the time for all tables or each node for its own. */
const LAST_ALIVE = `(
  SELECT 1 AS "only", at FROM (
    SELECT greatest(
      (SELECT max(at) FROM heartbeat), (SELECT max(released) FROM tables), (SELECT max(renewed) FROM nodes)
    ) AS at
  ) AS last WHERE at IS NOT NULL
)`;

/** The store in a database, to copy from. */
export async function openPostgresSource(url: string): Promise<Side> {
  const { writing, reading, close } = await connect(url);
  try {
    await refuseHalf(writing);
    return sideOf(writing, reading, close);
  } catch (error) {
    await close();
    throw sentenceOf(error);
  }
}

/** A database that holds nothing of Darbar, to copy into. */
export async function openPostgresTarget(url: string): Promise<TargetSide> {
  const { writing, reading, close } = await connect(url);
  try {
    const isBegun = await isHalfMoved(writing);
    const side = sideOf(writing, reading, close);
    if (!isBegun) {
      if (!(await side.isEmpty())) {
        throw new StoreError(
          "broken",
          "the database holds tables already, and a move overwrites nothing: give an empty one",
        );
      }
      await writing.query("CREATE TABLE darbar_moving (since timestamptz NOT NULL DEFAULT now())");
    }
    return { ...side, isBegun, finish: async () => void (await writing.query("DROP TABLE darbar_moving")) };
  } catch (error) {
    await close();
    throw sentenceOf(error);
  }
}

async function connect(url: string) {
  const [writing, reading] = [0, 1].map(() => new Client({ connectionString: url, connectionTimeoutMillis: 5_000 }));
  const close = async (): Promise<void> => {
    await Promise.all([writing, reading].map((client) => client.end().catch(() => undefined)));
  };
  try {
    for (const client of [writing, reading]) {
      client.on("error", () => undefined); // Whatever is asked next fails by it.
      await client.connect();
    }
    await prepareDatabase(writing);
    await promiseDurability(writing);
    await takeForItself(writing);
  } catch (error) {
    await close();
    throw sentenceOf(error);
  }
  return { writing, reading, close };
}

function sideOf(writing: Client, reading: Client, close: () => Promise<void>): Side {
  const count = async (part: Part): Promise<number> =>
    Number((await writing.query(`SELECT count(*) AS count FROM ${sourceOf(part)} AS part`)).rows[0].count);
  return {
    isEmpty: async () => {
      for (const part of PARTS) if ((await count(part)) > 0) return false;
      return true;
    },
    count,
    rows: (part) => rowsOver(reading, part),
    write: (part, rows) => change(writing, upsert(part), part.columns, rows),
    remove: (part, rows) => change(writing, removal(part), part.columns.slice(0, part.key), rows),
    close,
  };
}

function sourceOf({ name }: Part): string {
  return name === "heartbeat" ? LAST_ALIVE : name;
}

/** By a cursor: each row is read once, however many there are, and texts are in the order of their bytes. */
async function* rowsOver(client: Client, part: Part): AsyncGenerator<Row> {
  const chosen = part.columns.map(({ name, type }) => {
    if (type === "text") return `"${name}"`;
    return `${type === "flag" ? `"${name}"::int` : `"${name}"`}::float8 AS "${name}"`;
  });
  const order = part.columns
    .slice(0, part.key)
    .map(({ name, type }) => `part."${name}"${type === "text" ? ' COLLATE "C"' : ""}`);
  await client.query("BEGIN READ ONLY ISOLATION LEVEL REPEATABLE READ");
  try {
    const query = `SELECT ${chosen.join(", ")} FROM ${sourceOf(part)} AS part ORDER BY ${order.join(", ")}`;
    await client.query(`DECLARE everything NO SCROLL CURSOR FOR ${query}`);
    for (;;) {
      const text = `FETCH ${AT_A_TIME} FROM everything`;
      const { rows } = await client.query<Value[]>({ text, rowMode: "array" });
      yield* rows;
      if (rows.length < AT_A_TIME) return;
    }
  } finally {
    await client.query("ROLLBACK").catch(() => undefined);
  }
}

/** The rows as they are given: a list of values for each column. */
function given(columns: Part["columns"]): string {
  const lists = columns.map(({ type }, index) => `$${index + 1}::${type === "text" ? "text" : "bigint"}[]`);
  return `unnest(${lists.join(", ")}) AS given (${columns.map(({ name }) => `"${name}"`).join(", ")})`;
}

function upsert({ name: table, key, columns }: Part): string {
  const names = columns.map(({ name }) => `"${name}"`);
  const values = columns.map(({ name, type }) => (type === "flag" ? `given."${name}" <> 0` : `given."${name}"`));
  const changed = names.slice(key).map((name) => `${name} = excluded.${name}`);
  return `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")} FROM ${given(columns)}
    ON CONFLICT (${names.slice(0, key).join(", ")}) DO ${changed.length === 0 ? "NOTHING" : `UPDATE SET ${changed.join(", ")}`}`;
}

function removal({ name: table, key, columns }: Part): string {
  const keys = columns.slice(0, key);
  const same = keys.map(({ name }) => `${table}."${name}" = given."${name}"`);
  return `DELETE FROM ${table} USING ${given(keys)} WHERE ${same.join(" AND ")}`;
}

/** All rows in one statement, and so in one transaction. */
async function change(client: Client, text: string, columns: Part["columns"], rows: readonly Row[]): Promise<void> {
  try {
    await client.query(
      text,
      columns.map((_, index) => rows.map((row) => row[index])),
    );
  } catch (error) {
    throw storeErrorOf(error);
  }
}
