import { openForReading } from "../store/database.ts";
import { type Forgotten, oldBefore, pastBefore, type Retention } from "./forget.ts";

/** How much would be forgotten of a database now; nothing is. */
export function countForgettable(file: string, retention: Retention, now: number): Forgotten {
  const database = openForReading(file);
  try {
    const count = (sql: string, before: number | null): number =>
      before === null ? 0 : Number(database.prepare(sql).get(before)?.found);
    const tables = oldBefore(now, retention.forgetTables);
    return {
      tables: count("SELECT count(*) AS found FROM tables WHERE touched < ?", tables),
      // Of a table that is forgotten the past goes with it.
      facts: Number(database.prepare(PAST).get(tables ?? 0, pastBefore(now))?.found),
      devices: count("SELECT count(*) AS found FROM devices WHERE seen < ?", oldBefore(now, retention.forgetGuests)),
    };
  } finally {
    database.close();
  }
}

const PAST = `SELECT count(*) AS found FROM tables JOIN facts ON facts.table_id = tables.id AND facts.seq < tables.base
  WHERE tables.touched >= ?
  AND (SELECT at FROM facts AS last WHERE last.table_id = tables.id AND last.seq = tables.base - 1) < ?`;
