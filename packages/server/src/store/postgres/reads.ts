import type { Store, StoredDevice, StoredFact, StoredLine, StoredPerson, StoredRecord, StoredTable } from "../store.ts";
import { askedTogether } from "./asked-together.ts";
import type { Connection } from "./connection.ts";

/** What a store is asked. */
type Reads = Pick<
  Store,
  | "load"
  | "history"
  | "findByCode"
  | "openTables"
  | "placesAsleep"
  | "findRecord"
  | "isKept"
  | "talk"
  | "names"
  | "findPerson"
  | "devices"
  | "staleTables"
  | "lastHeartbeat"
>;

const TABLE = "SELECT 1 FROM tables WHERE id = $1";
const FACTS = "SELECT seq::float8 AS seq, at::float8 AS at, fact FROM facts WHERE table_id = $1 ORDER BY seq";
/** A table without facts is a row without any. */
const LOAD = `
SELECT tables.epoch::float8 AS epoch, facts.seq::float8 AS seq, facts.at::float8 AS at, facts.fact
FROM tables LEFT JOIN facts ON facts.table_id = tables.id AND facts.seq >= tables.base
WHERE tables.id = $1 ORDER BY facts.seq`;
/** Of a single server, or of the last node that was there. */
const LAST_BEAT = `
SELECT max(at)::float8 AS at FROM (
  SELECT at FROM heartbeat UNION ALL SELECT renewed FROM nodes
  UNION ALL SELECT max(released) FROM tables WHERE open AND owner IS NULL AND released IS NOT NULL
) AS beats`;
const DEVICE = "devices.id AS device, label, added::float8 AS added, seen::float8 AS seen";

/** Reads over a connection. `learn` is told the epoch of each table that is loaded. */
export function readsOver(connection: Connection, learn: (table: string, epoch: number) => void): Reads {
  const first = async <Row>(text: string, values: readonly unknown[]): Promise<Row | null> =>
    (await connection.read<Row>(text, values))[0] ?? null;
  // When a node ends, all its people come to the others within two seconds.
  const personBy = askedTogether(async (hashes) => {
    const found = await connection.read<StoredPerson & StoredDevice & { readonly hash: string }>(
      `SELECT hash, people.id AS person, name, ${DEVICE} FROM devices JOIN people ON people.id = devices.person
       WHERE hash = ANY ($1::text[])`,
      [hashes],
    );
    return new Map(found.map(({ hash, ...person }) => [hash, person]));
  });
  return {
    load: async (table) => {
      const rows = await connection.read<StoredFact & { readonly epoch: number }>(LOAD, [table]);
      if (rows.length === 0) return null;
      learn(table, rows[0].epoch);
      return rows.flatMap(({ seq, at, fact }) => (fact === null ? [] : [{ seq, at, fact }]));
    },
    history: async (table) => {
      const found = await first(TABLE, [table]);
      return found === null ? null : connection.read<StoredFact>(FACTS, [table]);
    },
    findByCode: async (code) =>
      (await first<{ readonly id: string }>("SELECT id FROM tables WHERE code = $1", [code]))?.id ?? null,
    openTables: () =>
      connection.read<StoredTable>(
        `SELECT id AS "table", code, created::float8 AS created FROM tables WHERE open ORDER BY tables.created, id`,
      ),
    placesAsleep: async (person, most) =>
      (
        await connection.read<{ readonly place: string }>(
          `SELECT place FROM asleep JOIN tables ON tables.id = asleep.table_id WHERE person = $1
           ORDER BY tables.touched DESC, tables.id LIMIT $2`,
          [person, most],
        )
      ).map(({ place }) => place),
    findRecord: (table, game) =>
      first<StoredRecord>(
        "SELECT game::float8 AS game, at::float8 AS at, record FROM records WHERE table_id = $1 AND game = $2",
        [table, game],
      ),
    isKept: async (table, game, person) =>
      (await first("SELECT 1 FROM kept WHERE table_id = $1 AND game = $2 AND person = $3", [table, game, person])) !==
      null,
    talk: (table) =>
      connection.read<StoredLine>(
        "SELECT number::float8 AS number, at::float8 AS at, line FROM talk WHERE table_id = $1 ORDER BY talk.number",
        [table],
      ),
    names: (people) =>
      connection.read<StoredPerson>(
        `SELECT people.id AS person, name FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, place)
         JOIN people ON people.id = asked.id ORDER BY place`,
        [people],
      ),
    findPerson: async (secretHash) => (await personBy(secretHash)) ?? null,
    devices: (person) =>
      connection.read<StoredDevice>(`SELECT ${DEVICE} FROM devices WHERE person = $1 ORDER BY devices.added, id`, [
        person,
      ]),
    staleTables: async (before, most) =>
      (
        await connection.read<{ readonly id: string }>(
          "SELECT id FROM tables WHERE touched < $1 ORDER BY touched, id LIMIT $2",
          [before, most],
        )
      ).map(({ id }) => id),
    lastHeartbeat: async () => (await first<{ readonly at: number | null }>(LAST_BEAT, []))?.at ?? null,
  };
}
