import type { Along, StoredFact } from "../store.ts";
import type { Connection } from "./connection.ts";

/** Facts for one table, as they are to be appended. */
export interface Append {
  readonly table: string;
  readonly facts: readonly StoredFact[];
  readonly along: Along;
  /** The epoch in which their writer has read the table. */
  readonly epoch: number;
}

/**
 * Appends for many tables, each at most once, in one statement and so in one transaction. Whoever is not at the head of their
 * table, or in another epoch, changes nothing and hinders nobody: the answer says who has passed. Rows are locked by their
 * order, so that two groups never wait for each other.
 */
const APPEND = `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
    AS wanted (table_id, epoch, first, count, base)
), locked AS (
  SELECT tables.id FROM tables WHERE tables.id = ANY ($1) ORDER BY tables.id FOR UPDATE
), passed AS (
  UPDATE tables SET head = tables.head + wanted.count, base = coalesce(wanted.base, tables.base), released = NULL
  FROM wanted, locked
  WHERE tables.id = wanted.table_id AND locked.id = tables.id AND tables.epoch = wanted.epoch
    AND (wanted.first IS NULL OR tables.head = wanted.first)
  RETURNING tables.id
), facts_kept AS (
  INSERT INTO facts (table_id, seq, at, fact)
  SELECT fact.table_id, fact.seq, fact.at, fact.fact
  FROM unnest($6::text[], $7::bigint[], $8::bigint[], $9::text[]) AS fact (table_id, seq, at, fact)
  JOIN passed ON passed.id = fact.table_id
), records_kept AS (
  INSERT INTO records (table_id, game, at, record)
  SELECT ended.table_id, ended.game, ended.at, ended.record
  FROM unnest($10::text[], $11::bigint[], $12::bigint[], $13::text[]) AS ended (table_id, game, at, record)
  JOIN passed ON passed.id = ended.table_id
  ON CONFLICT (table_id, game) DO UPDATE SET at = excluded.at, record = excluded.record
)
SELECT id FROM passed`;

/** Whether facts are numbered without a gap. */
export function isInOrder(facts: readonly StoredFact[]): boolean {
  return facts.every(({ seq }, index) => seq === facts[0].seq + index);
}

/** Appends what is given, each for another table; answers the tables whose facts were kept, or why that cannot be said. */
export async function appendAll(
  connection: Connection,
  appends: readonly Append[],
): Promise<ReadonlySet<string> | "unknown" | "unsafe"> {
  const facts = appends.flatMap(({ table, facts: own }) => own.map((fact) => ({ table, ...fact })));
  const ended = appends.flatMap(({ table, along: { record } }) => (record === undefined ? [] : [{ table, ...record }]));
  const sent = await connection.send(APPEND, [
    appends.map(({ table }) => table),
    appends.map(({ epoch }) => epoch),
    appends.map((append) => append.facts[0]?.seq ?? null),
    appends.map((append) => append.facts.length),
    appends.map(({ along }) => along.base ?? null),
    facts.map(({ table }) => table),
    facts.map(({ seq }) => seq),
    facts.map(({ at }) => at),
    facts.map(({ fact }) => fact),
    ended.map(({ table }) => table),
    ended.map(({ game }) => game),
    ended.map(({ at }) => at),
    ended.map(({ record }) => record),
  ]);
  if (sent.outcome !== "done") return sent.outcome;
  return new Set(sent.result.rows.map(({ id }: { id: string }) => id));
}

/**
 * Ends the epoch of a table, for whom it belongs to: what was sent in it and has not arrived never will. What was under way is
 * waited for.
 */
const RAISE = `
UPDATE tables SET epoch = epoch + 1 WHERE id = $1 AND owner IS NOT DISTINCT FROM $2
RETURNING epoch::float8 AS epoch, head::float8 AS head`;

const LAST = "SELECT at::float8 AS at, fact FROM facts WHERE table_id = $1 AND seq = $2";

/**
 * What became of an append of which nobody knows. `again`: it was not done and cannot be done any more, but the table stands as
 * its writer has seen it, so that it can be sent once more, in the epoch that is given. `node`: whose table it is.
 */
export async function findOut(
  connection: Connection,
  { table, facts, epoch: sent }: Append,
  node: string | null,
): Promise<{ readonly became: "kept" | "again" | "conflict"; readonly epoch: number }> {
  const [row] = await connection.read<{ readonly epoch: number; readonly head: number }>(RAISE, [table, node]);
  const last = facts.at(-1);
  // Nobody's table any more, or another node's: that one has raised the epoch, and may have gone on from what was kept.
  const { epoch, head } = row ?? { epoch: sent, head: Number.POSITIVE_INFINITY };
  if (row !== undefined && (last === undefined || head === facts[0].seq)) return { became: "again", epoch };
  if (last === undefined || head < last.seq + 1 || (row !== undefined && head > last.seq + 1)) {
    return { became: "conflict", epoch };
  }
  const [found] = await connection.read<Pick<StoredFact, "at" | "fact">>(LAST, [table, last.seq]);
  return { became: found?.at === last.at && found.fact === last.fact ? "kept" : "conflict", epoch };
}
