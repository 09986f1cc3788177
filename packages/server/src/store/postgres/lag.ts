import { Client } from "pg";

/** Who may not see it is answered with nothing: the user needs the role `pg_monitor`. */
const LAG = `
SELECT coalesce(extract(epoch FROM max(flush_lag)), 0)::float8 AS lag, count(flush_lsn)::float8 AS standbys
FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')`;
const WITHIN = 2_000;

/** How many seconds the synchronous standbys take to have what is written; `null` where there is none to be seen. */
export async function replicationLag(url: string): Promise<number | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WITHIN, query_timeout: WITHIN });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { lag, standbys } = (await client.query<{ lag: number; standbys: number }>(LAG)).rows[0];
    return standbys === 0 ? null : lag;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
