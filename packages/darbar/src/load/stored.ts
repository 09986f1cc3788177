import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fail, ok, type Result } from "@darbar/kernel";
import { PROTOCOL } from "@darbar/protocol";
import { openPostgresStore, openSqliteStore, type Store } from "@darbar/server";
import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { startPrivateServer } from "@darbar/server/testing/postgres/private-server";
import { type Guest, newGuest, newTable } from "../wire/api.ts";
import { gather } from "../wire/company.ts";
import { readMetrics } from "../wire/metrics.ts";
import type { Scorer } from "../wire/player.ts";
import { type ServerProcess, startServerProcess, UNLIMITED } from "../wire/server-process.ts";
import { openSocket, type ServerSocket } from "../wire/server-socket.ts";
import { fullTable, fullTables } from "../wire/setups.ts";
import { withFolder } from "../wire/temporary.ts";
import { copiesOf, type Original } from "./copies.ts";
import { quantile } from "./quantile.ts";

/** What many tables cost that nobody looks at. */
export interface StoredFigures {
  readonly store: "SQLite" | "PostgreSQL";
  readonly tables: number;
  readonly facts: number;
  /** From the start of the process until it listens: with a handful of tables, and with all. */
  readonly startFew: number;
  readonly startMany: number;
  /** The memory of the server, when it has listened for a moment. */
  readonly megabytesFew: number;
  readonly megabytesMany: number;
  /** How many moves the game has that is woken. */
  readonly moves: number;
  /** From asking for such a table that sleeps until all of it was received, in milliseconds; and of one that is awake. */
  readonly asleepP50: number;
  readonly asleepP99: number;
  readonly awakeP50: number;
  /** What the server's processor does to wake one, in milliseconds: others who use the machine change that less. */
  readonly wakingCpu: number;
}

/** So many moves has the game of the tables that are woken, at least. */
const LONG = 300;
/** So many facts have the others, at most: in all it is a store of a gigabyte that a hundred thousand of them make. */
const SHORT = 40;
/** How many tables are woken, one after the other. */
const WOKEN = 200;
/** How long the server may tidy up what its start has left behind, in milliseconds. */
const SETTLING = 3_000;

type Progress = (line: string) => void;

/** Where tables are kept: how a server is started on it, and how its store is opened while none runs. */
interface Place {
  readonly name: StoredFigures["store"];
  start(): Promise<ServerProcess>;
  open(): Promise<Store>;
}

/** Has so many tables kept, as people leave them, and measures a server that is started on them: on SQLite and on PostgreSQL. */
export async function measureStored(tables: number, progress: Progress): Promise<Result<readonly StoredFigures[]>> {
  const binaries = findPostgres();
  if (binaries === null) {
    return fail("PostgreSQL cannot be found: install it, or name the folder of its programs in POSTGRES_BIN");
  }
  const sqlite = await withFolder((dataDir) =>
    measurePlace(
      {
        name: "SQLite",
        start: () => startServerProcess({ dataDir }),
        open: () => openSqliteStore(join(dataDir, "darbar.db")),
      },
      tables,
      progress,
    ),
  );
  const server = await startPrivateServer(binaries);
  try {
    const { url } = server;
    const postgres: Place = {
      name: "PostgreSQL",
      start: () =>
        startServerProcess({ dataDir: "/nonexistent", settings: { ...UNLIMITED, DATABASE_URL: url, NODE_NAME: "n1" } }),
      open: () =>
        openPostgresStore(url, {
          alone: true,
          report: (error) => {
            throw error;
          },
        }),
    };
    return ok([sqlite, await measurePlace(postgres, tables, progress)]);
  } finally {
    await server.stop();
  }
}

async function measurePlace(place: Place, tables: number, progress: Progress): Promise<StoredFigures> {
  const say: Progress = (line) => progress(`${place.name}: ${line}`);
  say("playing tables to be copied");
  const { guest, long, others, moves } = await withServer(place, playOriginals);
  const few = await withServer(place, lookAtStart);
  const store = await place.open();
  let facts = 0;
  let sleepers: readonly string[] = [];
  try {
    const read = async (id: string): Promise<Original> => ({ facts: (await store.load(id)) ?? [] });
    // The beginning of a log is a log: of a game that everybody has left early.
    const originals = (await Promise.all(others.map(read))).map((each) => ({ facts: each.facts.slice(0, SHORT) }));
    const copies = await copiesOf(store, originals, tables, (count) => say(`${count} of ${tables} tables`));
    const longOnes = await copiesOf(store, [await read(long)], WOKEN);
    facts = copies.facts + longOnes.facts;
    sleepers = longOnes.tables;
  } finally {
    await store.close();
  }
  say("starting on them");
  const [many, waking] = await withServer(place, async (server, milliseconds) => [
    await lookAtStart(server, milliseconds),
    await wakeAll(server, guest, sleepers),
  ]);
  return {
    store: place.name,
    tables: tables + WOKEN,
    facts,
    startFew: few.milliseconds,
    startMany: many.milliseconds,
    megabytesFew: few.megabytes,
    megabytesMany: many.megabytes,
    moves,
    asleepP50: quantile(waking.asleep, 0.5),
    asleepP99: quantile(waking.asleep, 0.99),
    awakeP50: quantile(waking.awake, 0.5),
    wakingCpu: waking.cpu,
  };
}

async function withServer<Value>(
  place: Place,
  use: (server: ServerProcess, milliseconds: number) => Promise<Value>,
): Promise<Value> {
  const begun = performance.now();
  const server = await place.start();
  try {
    return await use(server, performance.now() - begun);
  } finally {
    await server.stop();
  }
}

async function lookAtStart({ metricsAddress }: ServerProcess, milliseconds: number) {
  await wait(SETTLING);
  return { milliseconds, megabytes: (await readMetrics(metricsAddress)).rss / 1e6 };
}

/** Plays full tables of every game until one has a long game under way; makes waiting rooms besides. */
async function playOriginals({ address }: ServerProcess) {
  const guest = await newGuest(address, "Onlooker");
  const rooms = await Promise.all(Array.from({ length: 4 }, () => newTable(address, guest, fullTable())));
  const moves = new Map<string, number>();
  const { promise, resolve } = Promise.withResolvers<{ readonly table: string; readonly moves: number }>();
  const scorer: Scorer = {
    acknowledged: ({ table, game }) => {
      const key = `${table} ${game}`;
      const count = (moves.get(key) ?? 0) + 1;
      moves.set(key, count);
      if (count === LONG) for (const player of playersOf(table)) player.rest();
      if (count >= LONG) resolve({ table, moves: count });
    },
    refused: () => undefined,
  };
  const setups = Array.from({ length: 4 }, fullTables).flat();
  const companies = await gather(setups, { whereabouts: () => address, scorer, mixes: false });
  const playersOf = (table: string) => companies.find((company) => company.table === table)?.players ?? [];
  for (const { players } of companies) for (const player of players) player.play();
  const long = await promise;
  for (const { players } of companies) for (const player of players) player.client.end();
  const played = companies.map(({ table }) => table).filter((table) => table !== long.table);
  return {
    guest,
    long: long.table,
    moves: long.moves,
    others: [...played, ...rooms],
  };
}

/** Looks at tables that sleep, one after the other, and then at each of them once more. */
async function wakeAll({ address, metricsAddress }: ServerProcess, { token }: Guest, tables: readonly string[]) {
  let told: (table: string) => void = () => undefined;
  const socket = await new Promise<ServerSocket>((resolve, reject) => {
    const opening = openSocket(address, {
      opened: () => opening.send({ type: "hello", protocol: PROTOCOL, token }),
      received: (message) => {
        if (message.type === "welcome") resolve(opening);
        if (message.type === "table") told(message.table);
      },
      closed: (code) => reject(new Error(`the server has hung up: ${code}`)),
    });
  });
  const look = async (table: string): Promise<number> => {
    const begun = performance.now();
    const seen = new Promise((resolve) => {
      told = resolve;
    });
    socket.send({ type: "watch", table });
    await seen;
    const milliseconds = performance.now() - begun;
    socket.send({ type: "unwatch", table });
    return milliseconds;
  };
  const lookAtAll = async (): Promise<Float64Array> => {
    const times: number[] = [];
    for (const table of tables) times.push(await look(table));
    return Float64Array.from(times).sort();
  };
  const before = await readMetrics(metricsAddress);
  const asleep = await lookAtAll();
  const after = await readMetrics(metricsAddress);
  const awake = await lookAtAll();
  socket.cut();
  const cpu = (1000 * (after.cpuSeconds - before.cpuSeconds)) / tables.length;
  return { asleep, awake, cpu };
}

/** The figures, a line for each store. */
export function storedInWords(figures: readonly StoredFigures[]): string {
  const one = (value: number): string => value.toFixed(1);
  const second = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
  return figures
    .map(
      (each) => `${each.store}: ${each.tables} tables with ${each.facts} facts, which nobody looks at
  start: ${second(each.startMany)} s, with a handful of tables ${second(each.startFew)} s
  memory: ${one(each.megabytesMany)} MB, with a handful of tables ${one(each.megabytesFew)} MB
  waking a table of ${each.moves} moves: p50 ${one(each.asleepP50)} ms, p99 ${one(each.asleepP99)} ms, ${one(each.wakingCpu)} ms of processor time; looking at one that is awake: p50 ${one(each.awakeP50)} ms
`,
    )
    .join("");
}
