import { setTimeout as wait } from "node:timers/promises";
import { PROTOCOL } from "@darbar/protocol";
import { eachOf, type Guest, newGuest, newTable } from "../wire/api.ts";
import { type Reading, readMetrics } from "../wire/metrics.ts";
import type { ServerProcess } from "../wire/server-process.ts";
import { openSocket, type ServerSocket } from "../wire/server-socket.ts";
import { fullTable } from "../wire/setups.ts";

/** What sockets cost that are open, and no more. */
export interface IdleFigures {
  readonly sockets: number;
  readonly tables: number;
  readonly serverMegabytesBefore: number;
  readonly serverMegabytes: number;
  /** What the server's memory has grown by, for each socket: with the person, and what opening has left behind. */
  readonly kilobytesPerSocket: number;
  /**
   * The same, for each socket of the second half: what grows once, whoever comes, is there by then. `null`: there were too few
   * to tell.
   */
  readonly kilobytesPerFurtherSocket: number | null;
  readonly errors: number;
}

/** People at one table: its players, and a few who watch. */
const AT_A_TABLE = 10;
/** Until what opening has left behind is collected, in milliseconds. */
const SETTLING = 5_000;
/** Few sockets leave little behind. */
const SETTLING_EACH = 10;
/** Memory comes in pages and in spaces: of fewer sockets it does not tell what one takes. */
const FEW = 2_000;

/** People, and the tables that they look at. */
export interface Crowd {
  readonly guests: readonly Guest[];
  readonly tables: readonly string[];
}

/** Makes people and tables for a server to find when it starts anew: making them leaves much behind in its memory. */
export async function makeCrowd(address: string, idle: number, progress: (line: string) => void): Promise<Crowd> {
  const names = Array.from({ length: idle }, (_, index) => `Guest ${index}`);
  const guests = await eachOf(names, async (name, index) => {
    if (index % 500 === 0) progress(`${index} of ${idle} people`);
    return newGuest(address, name);
  });
  const hosts = guests.slice(0, Math.ceil(idle / AT_A_TABLE));
  const tables = await eachOf(hosts, (host) => newTable(address, host, fullTable()));
  return { guests, tables };
}

/** Opens many sockets, each of somebody who looks at a table, and measures the memory that the server takes for them. */
export async function measureIdle(
  { address, metricsAddress }: ServerProcess,
  { guests, tables }: Crowd,
  progress: (line: string) => void,
): Promise<IdleFigures> {
  const idle = guests.length;
  const half = Math.ceil(idle / 2);
  const sockets: ServerSocket[] = [];
  let errors = 0;
  const openAll = async (some: readonly Guest[], from: number): Promise<Reading> => {
    await eachOf(some, async ({ token }, index) => {
      if (index % 500 === 0) progress(`${from + index} of ${idle} sockets`);
      const socket = await open(address, token, tables[(from + index) % tables.length]);
      if (socket === null) errors++;
      else sockets.push(socket);
    });
    progress("waiting until the server has tidied up");
    await wait(Math.min(SETTLING, idle * SETTLING_EACH));
    return readMetrics(metricsAddress);
  };
  const before = await readMetrics(metricsAddress);
  const halfway = await openAll(guests.slice(0, half), 0);
  const after = await openAll(guests.slice(half), half);
  errors += sockets.filter((socket) => !socket.isOpen()).length;
  for (const socket of sockets) socket.cut();
  return {
    sockets: after.connections,
    tables: tables.length,
    serverMegabytesBefore: before.rss / 1e6,
    serverMegabytes: after.rss / 1e6,
    kilobytesPerSocket: kilobytesEach(before, after),
    kilobytesPerFurtherSocket: idle < FEW ? null : kilobytesEach(halfway, after),
    errors,
  };
}

function kilobytesEach(before: Reading, after: Reading): number {
  return (after.rss - before.rss) / 1024 / (after.connections - before.connections);
}

/** A line of somebody who has been shown a table; `null` if that did not work. */
function open(address: string, token: string, table: string): Promise<ServerSocket | null> {
  return new Promise((resolve) => {
    const socket = openSocket(address, {
      opened: () => {
        socket.send({ type: "hello", protocol: PROTOCOL, token });
        socket.send({ type: "watch", table });
      },
      received: ({ type }) => {
        if (type === "table") resolve(socket);
      },
      closed: () => resolve(null),
    });
  });
}
