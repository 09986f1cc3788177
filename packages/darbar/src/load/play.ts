import { setTimeout as wait } from "node:timers/promises";
import type { LoadWish } from "./arguments.ts";
import { seatPlayers } from "./players.ts";
import { quantile } from "./quantile.ts";
import type { Served } from "./served.ts";

/** How fast a server keeps and acknowledges moves while every seat receives its events. */
export interface PlayFigures {
  readonly tables: number;
  readonly seats: number;
  readonly game: string;
  readonly sockets: number;
  readonly seconds: number;
  /** Moves that were on the disk when they were acknowledged. */
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** From sending a move to its acknowledgement, in milliseconds. */
  readonly acknowledgedP50: number;
  readonly acknowledgedP99: number;
  readonly acknowledgedMost: number;
  /** What all seats together were sent. */
  readonly messagesPerSecond: number;
  readonly serverMegabytes: number;
  /** Cores' worth of processor that each side took. */
  readonly serverCores: number;
  readonly loadCores: number;
  /** Compares where others use the machine at the same time. */
  readonly decisionsPerServerCpuSecond: number;
  /** What the database did for each decision; `null` of SQLite, which is part of the server. */
  readonly databasePerDecision: {
    readonly cpuMilliseconds: number;
    readonly commits: number;
    readonly syncs: number;
    readonly walBytes: number;
  } | null;
  readonly errors: number;
}

/** Has every seat of many tables play as fast as it is answered, and measures. */
export async function measurePlay(
  { addresses, read, work }: Served,
  wish: LoadWish,
  progress: (line: string) => void,
): Promise<PlayFigures> {
  const { tables, seats, seconds, warming, game } = wish;
  const players = await seatPlayers(addresses, wish, progress);
  const { times } = players;
  players.play();
  progress("warming up");
  await wait(warming * 1000);
  times.length = 0;
  const messagesBefore = players.messages();
  const worked = await work();
  const before = await read();
  const cpuBefore = process.cpuUsage();
  for (let second = 1; second <= seconds || times.length === 0; second++) {
    const had = times.length;
    await wait(1000);
    progress(`second ${second} of ${seconds}: ${times.length - had} decisions`);
  }
  const after = await read();
  const working = await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  const heard = players.messages() - messagesBefore;
  const sorted = Float64Array.from(times).sort();
  players.end();
  const elapsed = (after.at - before.at) / 1000;
  return {
    tables,
    seats,
    game,
    sockets: after.connections,
    seconds: elapsed,
    decisions: sorted.length,
    decisionsPerSecond: sorted.length / elapsed,
    acknowledgedP50: quantile(sorted, 0.5),
    acknowledgedP99: quantile(sorted, 0.99),
    acknowledgedMost: quantile(sorted, 1),
    messagesPerSecond: heard / elapsed,
    serverMegabytes: after.rss / 1e6,
    serverCores: (after.cpuSeconds - before.cpuSeconds) / elapsed,
    loadCores: (user + system) / 1e6 / elapsed,
    decisionsPerServerCpuSecond: sorted.length / (after.cpuSeconds - before.cpuSeconds),
    databasePerDecision:
      working === null || worked === null
        ? null
        : {
            cpuMilliseconds: (1000 * (working.cpuSeconds - worked.cpuSeconds)) / sorted.length,
            commits: (working.commits - worked.commits) / sorted.length,
            syncs: (working.syncs - worked.syncs) / sorted.length,
            walBytes: (working.walBytes - worked.walBytes) / sorted.length,
          },
    errors: players.errors(),
  };
}
