import { readdirSync, readFileSync } from "node:fs";
import { ask } from "@darbar/server/testing/postgres/private-server";

/** What a PostgreSQL server has done since it began. */
export interface DatabaseWork {
  /** Processor time of all its processes, in seconds. */
  readonly cpuSeconds: number;
  readonly commits: number;
  readonly walBytes: number;
  /** How often it had the log written to the disk. */
  readonly syncs: number;
}

const WORK = `
SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS postmaster, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal,
  (SELECT wal_sync FROM pg_stat_wal)::float8 AS syncs,
  (SELECT sum(xact_commit) FROM pg_stat_database)::float8 AS commits`;

/** Asks a server of our own what it has done; what its connections count may come up to a second late. */
export async function readWork(url: string): Promise<DatabaseWork> {
  const [{ postmaster, wal, syncs, commits }] = await ask(url, WORK);
  return {
    cpuSeconds: cpuOfFamily(Number(postmaster)),
    commits: Number(commits),
    walBytes: Number(wal),
    syncs: Number(syncs),
  };
}

/** Clock ticks in a second: Linux tells times in hundredths, whatever the kernel counts in. */
const TICKS = 100;

/** The processor time of a process and of all its children, also of those that have ended. */
function cpuOfFamily(parent: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => ({ pid: Number(name), ...timesOf(Number(name)) }));
  const ticks = all
    .filter((each) => each.pid === parent || each.parent === parent)
    .reduce((sum, { own = 0, ended = 0 }) => sum + own + ended, 0);
  return ticks / TICKS;
}

/** What /proc says of a process; `null` if it has just ended. */
function timesOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name, which may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]));
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}
