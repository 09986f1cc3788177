import { setTimeout as wait } from "node:timers/promises";
import { gather } from "../wire/company.ts";
import type { Scorer } from "../wire/player.ts";
import type { LoadWish } from "./arguments.ts";
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
  { tables, seats, seconds, warming, game, mix }: LoadWish,
  progress: (line: string) => void,
): Promise<PlayFigures> {
  const times: number[] = [];
  let errors = 0;
  const scorer: Scorer = {
    acknowledged: (_, milliseconds) => times.push(milliseconds),
    refused: (_, code) => {
      // A window may close over an answer: in Coup a challenge ends it for all.
      if (code !== "stale") errors++;
    },
  };
  const setups = Array.from({ length: tables }, () => ({ game, seats }));
  let comers = 0;
  const whereabouts = (): string => addresses[comers++ % addresses.length];
  const companies = await gather(setups, { whereabouts, scorer, mixes: mix }, (count) =>
    progress(`${count} of ${tables} tables`),
  );
  const players = companies.flatMap((company) => company.players);
  for (const player of players) player.play();
  progress("warming up");
  await wait(warming * 1000);
  times.length = 0;
  const messages = (): number => players.reduce((sum, { client }) => sum + client.messages, 0);
  const messagesBefore = messages();
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
  const heard = messages() - messagesBefore;
  const sorted = Float64Array.from(times).sort();
  for (const player of players) player.client.end();
  const elapsed = (after.at - before.at) / 1000;
  const faults = players.reduce((sum, { client }) => sum + client.followed.faults.length + client.connects - 1, 0);
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
    errors: errors + faults,
  };
}
