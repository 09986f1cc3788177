/* What `darbar status` asks a database: nothing of people, games or cards. $1 is for how long a lease is good, in milliseconds. */

const NOW = "extract(epoch FROM clock_timestamp()) * 1000";

export const ABOUT = `
SELECT current_setting('server_version') AS postgres, pg_is_in_recovery() AS "isStandby",
  to_regclass('darbar_schema') IS NOT NULL AS "isOurs",
  pg_has_role(current_user, 'pg_read_all_stats', 'USAGE') AS "mayAsk"`;

export const VERSION = "SELECT coalesce(max(version), 0)::float8 AS version FROM darbar_schema";

export const NODES = `
SELECT name, address, greatest(0, (${NOW} - renewed) / 1000)::float8 AS "leaseAge", ${NOW} - renewed > $1 AS "isGone",
  (SELECT count(*) FROM tables WHERE owner = nodes.id)::float8 AS tables
FROM nodes ORDER BY number`;

/** Reads every table's row once: a second for some millions. */
export const TABLES = `
WITH there AS (
  SELECT id FROM nodes WHERE ${NOW} - renewed <= $1
)
SELECT count(*)::float8 AS "all",
  (count(*) FILTER (WHERE owner IS NULL AND open AND released IS NOT NULL))::float8 AS waiting,
  ((${NOW} - min(released) FILTER (WHERE owner IS NULL AND open)) / 1000)::float8 AS "longestWait",
  (count(*) FILTER (WHERE owner IS NOT NULL AND owner NOT IN (SELECT id FROM there)))::float8 AS orphaned,
  (count(*) FILTER (WHERE owner IS NULL AND NOT (open AND released IS NOT NULL)))::float8 AS asleep
FROM tables`;

export const STANDBYS = `
SELECT coalesce(nullif(application_name, ''), 'unnamed') AS name, coalesce(sync_state, 'unknown') AS kind,
  extract(epoch FROM flush_lag)::float8 AS lag
FROM pg_stat_replication WHERE state = 'streaming' OR sync_state IN ('sync', 'quorum') ORDER BY 1`;
