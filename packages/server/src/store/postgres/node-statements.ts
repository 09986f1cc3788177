/* Nodes, their leases, and whose a table is. Time is the database's, in milliseconds; nothing that must hold depends on it. */

/** How long a node is believed to be there after it has last said so, in milliseconds. */
export const LEASE = 5_000;

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** Takes away a node that has been silent for too long. Its tables are nobody's, and wait since then. */
const bury = (which: string): string => `
WITH gone AS (
  DELETE FROM nodes WHERE ${which} RETURNING id, renewed
)
UPDATE tables SET owner = NULL, released = coalesce(tables.released, gone.renewed) FROM gone WHERE tables.owner = gone.id`;

export const BURY_NAMESAKE = bury(`name = $1 AND renewed < ${NOW} - ${LEASE}`);
export const BURY_LONG_SILENT = bury(`renewed < ${NOW} - $1::bigint`);

/** Answers nothing if another node has the name. */
export const ENTER = `
INSERT INTO nodes (id, name, address, renewed) VALUES ($1, $2, $3, ${NOW})
ON CONFLICT (name) DO UPDATE SET renewed = excluded.renewed WHERE nodes.id = excluded.id
RETURNING number::float8 AS number`;

export const NAMESAKE = `SELECT (${NOW} - renewed)::float8 AS silent FROM nodes WHERE name = $1`;

/** Says that a node is there, and answers all nodes: the node itself as it was before. */
export const RENEW = `
WITH renewed AS (
  UPDATE nodes SET renewed = ${NOW} WHERE id = $1
)
SELECT id, number::float8 AS number, name, address, (${NOW} - renewed)::float8 AS silent, (${NOW})::float8 AS at FROM nodes
ORDER BY nodes.number`;

export const TIME = `SELECT (${NOW})::float8 AS at`;

/** What a single server has left of its clocks, if there was one: its tables wait since then. */
export const ADOPT_SINGLE = `
WITH single AS (
  DELETE FROM heartbeat RETURNING at
)
UPDATE tables SET released = single.at FROM single WHERE open AND owner IS NULL AND released IS NULL`;

/** The last one leaves its time behind, as a single server does: tables may be moved to one. */
export const LEAVE = `
WITH beat AS (
  INSERT INTO heartbeat ("only", at) SELECT 1, ${NOW} WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id <> $1)
  ON CONFLICT ("only") DO UPDATE SET at = excluded.at
), freed AS (
  UPDATE tables SET owner = NULL, released = ${NOW} WHERE owner = $1
)
DELETE FROM nodes WHERE id = $1`;

/**
 * Makes a table a node's, if it is nobody's, or of a node that is gone. Answers whose it was, and the new epoch if it is ours now.
 * Whoever is not in that epoch cannot write any more.
 */
export const CLAIM = `
WITH found AS (
  SELECT tables.id, tables.owner, nodes.renewed FROM tables LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = $1
), mine AS (
  UPDATE tables SET owner = $2, epoch = tables.epoch + 1,
    released = coalesce(tables.released, CASE WHEN found.owner <> $2 THEN found.renewed END)
  FROM found
  WHERE tables.id = found.id AND tables.owner IS NOT DISTINCT FROM found.owner
    AND (found.owner IS NULL OR found.owner = $2 OR found.renewed IS NULL OR found.renewed < ${NOW} - ${LEASE})
  RETURNING tables.epoch, tables.released
)
SELECT found.owner, mine.epoch::float8 AS epoch, mine.released::float8 AS released FROM found LEFT JOIN mine ON true`;

export const OWNERS = 'SELECT id AS "table", owner FROM tables WHERE id = ANY ($1::text[])';

const takeSome = (which: string): string => `
WITH chosen AS (
  SELECT tables.id, tables.owner FROM tables WHERE open AND ${which}
  ORDER BY tables.id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
)
UPDATE tables SET owner = $1, epoch = epoch + 1, released = coalesce(tables.released, nodes.renewed)
FROM chosen LEFT JOIN nodes ON nodes.id = chosen.owner WHERE tables.id = chosen.id
RETURNING tables.id AS "table", tables.epoch::float8 AS epoch, tables.released::float8 AS released`;

/** Takes some of the tables whose clocks nobody keeps: of nobody, and of nodes that are gone. */
export const TAKE_RELEASED = takeSome("tables.owner IS NULL AND tables.released IS NOT NULL");
export const TAKE_ORPHANED = takeSome(
  `tables.owner IN (SELECT id FROM nodes WHERE id = ANY ($3::text[]) AND renewed < ${NOW} - ${LEASE})`,
);

export const OWNED = `SELECT id AS "table", epoch::float8 AS epoch, open FROM tables WHERE owner = $1`;

/** Gives tables to other nodes, or to nobody; their clocks wait. Rows are locked by their order, as where facts are appended. */
export const HAND_OVER = `
WITH given AS (
  SELECT * FROM unnest($1::text[], $3::text[]) AS given (id, heir)
), locked AS (
  SELECT tables.id FROM tables WHERE tables.id = ANY ($1) AND tables.owner = $2 ORDER BY tables.id FOR NO KEY UPDATE
)
UPDATE tables SET owner = given.heir, epoch = epoch + 1, released = ${NOW}
FROM given, locked WHERE tables.id = given.id AND locked.id = tables.id AND tables.owner = $2
RETURNING tables.id AS "table", epoch::float8 AS epoch, released::float8 AS released`;

export const OFFER_SECRET = `INSERT INTO cluster_secret ("only", secret) VALUES (1, $1) ON CONFLICT DO NOTHING`;
export const SECRET = "SELECT secret FROM cluster_secret";

/** A code that a person had before is void, and so are those of which the time has run out. */
export const KEEP_TRANSFER = `
WITH dropped AS (
  DELETE FROM transfers WHERE until < ${NOW} AND person <> $2
)
INSERT INTO transfers (hash, person, until) VALUES ($1, $2, $3)
ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until`;
export const DROP_TRANSFER = "DELETE FROM transfers WHERE person = $1";
export const TAKE_TRANSFER = "DELETE FROM transfers WHERE hash = $1 RETURNING person, until::float8 AS until";

export const KNOWN_DEVICES = `
SELECT devices.id AS device, people.id AS person, name FROM devices JOIN people ON people.id = devices.person
WHERE devices.id = ANY ($1::text[])`;
