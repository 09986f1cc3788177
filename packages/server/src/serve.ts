import { join } from "node:path";
import { TICK } from "@darbar/table";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { type Closing, newClosing } from "./closing.ts";
import { RENEW_EVERY } from "./cluster/membership.ts";
import { openNode } from "./cluster/open-node.ts";
import type { Config } from "./config.ts";
import { every } from "./every.ts";
import { forgetByItself } from "./forgetting/forget-by-itself.ts";
import { type FreeSpace, freeBytesAt, watchFreeSpace } from "./free-space.ts";
import { newHealth } from "./health.ts";
import { Allowance } from "./http/allowance.ts";
import { buildApp } from "./http/app.ts";
import { CodeMisses } from "./http/code-misses.ts";
import { readPages } from "./http/pages.ts";
import { People } from "./identity/people.ts";
import { logDestination, newLogger } from "./logging.ts";
import { measured, newMeters } from "./meters.ts";
import { openPorts } from "./open-ports.ts";
import { now, realHost } from "./real-host.ts";
import { TableRegistry } from "./registry.ts";
import type { RegistryHost } from "./registry-host.ts";
import type { Service } from "./service.ts";
import { codeOf, StartError } from "./start-error.ts";
import { makeFolder } from "./store/folder.ts";
import { replicationLag } from "./store/postgres/lag.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { type Store, StoreError } from "./store/store.ts";
import { tablesHere } from "./tables.ts";
import { newThinkers } from "./thinking/thinkers.ts";
import type { Traces } from "./tracing/traces.ts";
import { Connections } from "./transport/connections.ts";
import { Rates } from "./transport/rates.ts";

/** What a server can be given instead of what it would take by itself. */
export interface ServerOverrides {
  readonly store?: Store;
  readonly log?: Logger;
  /** Another pace of windows and bots, or another clock. */
  readonly host?: Partial<Omit<RegistryHost, "store">>;
  /** The folder of the browser's table, built; without it the server is for programs only. */
  readonly pages?: string;
  /** How often connections are asked whether they are there, in milliseconds. */
  readonly beatEvery?: number;
  /** Whether there is room for new tables and guests. */
  readonly freeSpace?: FreeSpace;
  /** How long a connection may take to say what it wants, in milliseconds. */
  readonly headersTime?: number;
  /** How often it is looked what can be forgotten, in milliseconds. */
  readonly forgetEvery?: number;
}

/** A server that runs. */
export interface RunningServer {
  readonly address: string;
  /** Where its metrics are told; `null` if nowhere. */
  readonly metricsAddress: string | null;
  /** Resolves if the server cannot go on: its caller closes it and ends, so that a supervisor starts it again. */
  readonly failed: Promise<Error>;
  /** Finishes what is under way, tells everybody, and stops. */
  close(): Promise<void>;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** Often enough that also a server which is started anew every hour forgets. */
const FORGET_EVERY = 600 * SECOND;
const BEAT_EVERY = 20 * SECOND;
/** How often a node looks for tables whose clocks nobody keeps, and whether its own are still its own. */
const SWEEP_EVERY = 500;
const RECONCILE_EVERY = 10 * SECOND;
const LOOK_AT_SPACE_EVERY = 5 * SECOND;
/** How long closing each part may take, in milliseconds: all of them are closed within five seconds, whatever hangs; a node gives its tables away first. */
const LIMITS = {
  drain: 20_000,
  place: 1_000,
  traces: 300,
  app: 1_500,
  metrics: 300,
  timers: 500,
  registry: 900,
  bots: 300,
  heartbeat: 300,
  store: 900,
} as const;

/** Starts a server: opens the store, wakes the tables, and listens. What fails on the way leaves nothing open. */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const log = overrides.log ?? newLogger(config.logLevel, logDestination(config.logFormat));
  const closing = newClosing(log);
  const failing = Promise.withResolvers<Error>();
  let isBroken = false;
  const fail = (error: Error): void => {
    if (!isBroken) log.fatal({ err: error }, "the server cannot go on");
    isBroken = true;
    failing.resolve(error);
  };
  const broken = failing.promise.then((error) => Promise.reject(error));
  broken.catch(() => undefined); // Whoever runs the server hears of it by `failed`.
  try {
    const addresses = await Promise.race([open(config, overrides, { log, closing, fail }), broken]);
    return { ...addresses, failed: failing.promise, close: closing.closeAll };
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}

interface Opening {
  readonly log: Logger;
  readonly closing: Closing;
  /** Told when the server cannot go on. */
  fail(error: Error): void;
}

type Addresses = Pick<RunningServer, "address" | "metricsAddress">;

/** Opens one part after the other; answers where the server listens. */
async function open(config: Config, overrides: ServerOverrides, { log, closing, fail }: Opening): Promise<Addresses> {
  const node = overrides.store === undefined && config.databaseUrl !== null ? await openNode(config, log, fail) : null;
  const store = node?.store ?? overrides.store ?? (await openStore(config, fail));
  closing.add("store", LIMITS.store, () => store.close());
  if (node !== null) closing.add("place among the nodes", LIMITS.place, () => node.leave());
  const traces = await tracesFor(node?.name ?? null, config, log);
  if (traces !== null) closing.add("traces", LIMITS.traces, () => traces.close());
  const connections = new Connections(config);
  const report = (error: unknown): void => log.error({ err: error }, "a table has failed");
  const { windowGrid: grid, windowFloor: floor, botPause } = config;
  const thinkers = newThinkers();
  const think = thinkers.think;
  const tick = grid === 0 ? 0 : TICK;
  const pause = botPause / 100;
  const clock = realHost(node?.now ?? now);
  const host = { ...clock, report, think, grid, floor, tick, pause, botsTalk: true, ...overrides.host };
  const health = newHealth(host.now, thinkers.trouble);
  const keep = async (): Promise<void> => {
    try {
      await store.heartbeat(host.now());
    } catch (error) {
      // A full disk is not ours to mend, and no reason to start again: what fits no more is refused, and play goes on.
      if (!(error instanceof StoreError) || error.fault !== "full") throw error;
    }
    health.heard("writer");
  };
  const read = async (): Promise<void> => {
    await store.lastHeartbeat();
    health.heard("reader");
  };
  let isAwake = false;
  // Who has not woken the tables must not say that their clocks were kept until now.
  if (node === null) closing.add("last heartbeat", LIMITS.heartbeat, async () => (isAwake ? keep() : undefined));
  closing.add("bots", LIMITS.bots, () => thinkers.close());
  const freeSpace =
    overrides.freeSpace ?? watchFreeSpace(markOf(config, overrides), () => freeBytesAt(config.dataDir), log);
  const meters = newMeters({ connections: () => connections.count(), tables: () => registry.count(), freeSpace });
  const { databaseUrl } = config;
  if (databaseUrl !== null && overrides.store === undefined) meters.watchStandby(() => replicationLag(databaseUrl));
  const registry = new TableRegistry({ ...measured({ ...host, store }, meters), ...node?.ofRegistry });
  closing.add("registry", LIMITS.registry, () => registry.close());
  const cluster = node?.join(registry, connections, traces) ?? null;
  if (cluster !== null) meters.watchNode(() => cluster.figures());
  const usage = node?.usage ?? null;
  const service: Service = {
    config,
    registry,
    tables: cluster?.tables ?? tablesHere(registry, connections),
    people: new People(store, host.now, config.renamesPerHour, node?.ofPeople),
    connections,
    rates: new Rates(config, usage === null ? null : { usage, now: host.now }),
    codeMisses: new CodeMisses(config.missedCodesPerMinute, host.now, usage),
    usage,
    tablesMade: new Allowance(
      config.tablesPerPerson,
      HOUR,
      host.now,
      undefined,
      usage === null ? null : { usage, limit: "tables" },
    ),
    freeSpace,
    meters,
    traces,
    log,
    now: host.now,
    pages: overrides.pages === undefined ? null : await readPages(overrides.pages, config.publicOrigins[0]),
    health,
  };
  if (cluster === null) {
    const playing = await registry.resume();
    isAwake = true;
    await keep();
    log.info({ playing }, "the tables are awake");
  } else await cluster.begin();
  await freeSpace.look();
  const app = await buildApp(service, overrides.headersTime);
  closing.add("app", LIMITS.app, () => closeApp(app));
  const { address, metrics } = await openPorts(app, meters, config);
  closing.add("metrics", LIMITS.metrics, async () => metrics?.close());
  const stopForgetting = new AbortController();
  const sweep = async (): Promise<void> => {
    await cluster?.takingOver.sweep();
    health.heard("writer");
  };
  const stopTimers = [
    every(overrides.forgetEvery ?? FORGET_EVERY, log, async () => {
      await registry.markNeeded();
      if (cluster !== null && !cluster.isFirst()) return;
      await forgetByItself({ store, registry, log, now: host.now }, config, stopForgetting.signal);
    }),
    ...(cluster === null
      ? [every(SECOND, log, keep)]
      : [
          every(RENEW_EVERY, log, () => cluster.renew().catch(failIfReplaced(fail))),
          every(SWEEP_EVERY, log, sweep),
          every(SECOND, log, () => cluster.exchange.tell()),
          every(RECONCILE_EVERY, log, () => cluster.takingOver.reconcile()),
          every(BEAT_EVERY, log, () => cluster.exchange.checkDevices()),
        ]),
    every(SECOND, log, read),
    every(SECOND, log, thinkers.check),
    every(SECOND, log, async (late) => health.beat(late)),
    every(SECOND, log, () => registry.tidy()),
    every(overrides.beatEvery ?? BEAT_EVERY, log, async () => {
      connections.beat();
      service.rates.tidy(host.now());
    }),
    every(LOOK_AT_SPACE_EVERY, log, () => freeSpace.look()),
  ];
  closing.add("timers", LIMITS.timers, () => Promise.all(stopTimers.map((stop) => stop())));
  closing.add("forgetting", LIMITS.timers, async () => stopForgetting.abort());
  if (cluster !== null) closing.add("handing over", LIMITS.drain, () => cluster.drain());
  log.info({ address, ...(node === null ? {} : { node: node.name, cluster: node.address }) }, "listening");
  return { address, metricsAddress: metrics?.address ?? null };
}

/** Tells a collector of the ways of commands, if there is one; if not, nothing that this takes is even read. */
async function tracesFor(node: string | null, config: Config, log: Logger): Promise<Traces | null> {
  const address = config.collector ?? config.collectorOfAll;
  if (address === null) return null;
  const { openTraces } = await import("./tracing/open-traces.ts");
  return openTraces(address, node, config, log);
}

/** Takes no more requests, and hangs up on everybody. */
async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection that was busy when the server began to close stays open afterwards, idle: look again. One that a
  // browser has opened ahead of need counts as busy.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const force = setTimeout(() => app.server.closeAllConnections(), SECOND);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(force);
  }
}

/** A node that was replaced cannot go on; whatever else is wrong is tried again. */
function failIfReplaced(fail: (error: Error) => void): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof StoreError)) throw error;
    fail(error);
  };
}

/** The least free space, in megabytes; a store of somebody else's is elsewhere. */
function markOf({ freeSpaceMegabytes, databaseUrl }: Config, { store }: ServerOverrides): number {
  return store === undefined && databaseUrl === null ? freeSpaceMegabytes : 0;
}

async function openStore({ dataDir }: Config, fail: (error: Error) => void): Promise<Store> {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR is ${dataDir}, but that folder cannot be made (${codeOf(error)}).`);
  }
  return openSqliteStore(join(dataDir, "darbar.db"), fail);
}
