import { type PrivateServer, type Standby, startPrivateServer } from "@darbar/server/testing/postgres/private-server";
import { type Reading, readMetrics } from "../wire/metrics.ts";
import { type ServerProcess, startServerProcess, UNLIMITED } from "../wire/server-process.ts";
import { withFolder } from "../wire/temporary.ts";
import { type DatabaseWork, readWork } from "./database-work.ts";

/** One server or several that are measured as one. */
export interface Served {
  /** Where people come to, by turns. */
  readonly addresses: readonly string[];
  /** What all servers together say of themselves. */
  read(): Promise<Reading>;
  /** What their database has done; `null` of SQLite, which is part of the server. */
  work(): Promise<DatabaseWork | null>;
}

/** A server with a file of its own, as one is measured. */
export function servedBy({ address, metricsAddress }: ServerProcess): Served {
  return { addresses: [address], read: () => readMetrics(metricsAddress), work: async () => null };
}

/** Lends a server with a file of its own, which is stopped afterwards, whatever happens. */
export function withSqlite<Value>(use: (served: Served) => Promise<Value>): Promise<Value> {
  return withFolder(async (dataDir) => {
    const server = await startServerProcess({ dataDir });
    try {
      return await use(servedBy(server));
    } finally {
      await server.stop();
    }
  });
}

/** Lends so many nodes on a new PostgreSQL, made from the programs in a folder, with a standby if that is wanted. */
export async function withNodes<Value>(
  binaries: string,
  count: number,
  hasStandby: boolean,
  use: (served: Served) => Promise<Value>,
): Promise<Value> {
  const database = await startPrivateServer(binaries);
  const servers: ServerProcess[] = [];
  let standby: Standby | null = null;
  try {
    if (hasStandby) standby = await database.newStandby();
    for (let number = 1; number <= count; number++) servers.push(await startNode(database, number));
    return await use({
      addresses: servers.map(({ address }) => address),
      read: async () => sumOf(await Promise.all(servers.map(({ metricsAddress }) => readMetrics(metricsAddress)))),
      work: () => readWork(database.url),
    });
  } finally {
    for (const server of servers) await server.kill();
    await standby?.stop();
    await database.stop();
  }
}

function startNode({ url }: PrivateServer, number: number): Promise<ServerProcess> {
  return startServerProcess({
    dataDir: "/nonexistent",
    settings: { ...UNLIMITED, DATABASE_URL: url, NODE_NAME: `n${number}` },
  });
}

function sumOf(readings: readonly Reading[]): Reading {
  const sum = (figure: (reading: Reading) => number): number =>
    readings.reduce((total, reading) => total + figure(reading), 0);
  return {
    at: sum(({ at }) => at) / readings.length,
    rss: sum(({ rss }) => rss),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
    connections: sum(({ connections }) => connections),
    decisions: sum(({ decisions }) => decisions),
  };
}
