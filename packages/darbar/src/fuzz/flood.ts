import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { seededChance } from "@darbar/kernel";
import fc from "fast-check";
import { quantile } from "../load/quantile.ts";
import type { SetupWish } from "../wire/api.ts";
import { type ClientTable, gather } from "../wire/company.ts";
import { holdStore } from "../wire/hold-store.ts";
import { holdViews } from "../wire/hold-views.ts";
import { Ledger } from "../wire/ledger.ts";
import type { SentMove } from "../wire/player.ts";
import { becomeQuiet } from "../wire/quiet.ts";
import { startServerProcess } from "../wire/server-process.ts";
import { usualTables } from "../wire/setups.ts";
import { messageSchema, readRoutes } from "./document.ts";
import { hostileMessages } from "./hostile.ts";
import { complaints } from "./trial.ts";

/** What flooders are given: whom to flood, for how long, and from which address. */
export interface FloodWish {
  readonly address: string;
  readonly from: string;
  readonly table: string;
  readonly guests: number;
  /** Of each guest. */
  readonly sockets: number;
  readonly seconds: number;
  readonly hostile: readonly string[];
}

/** What they have sent, and how often each answer came. */
export interface Flooded {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
}

/** What a flooder tells: that everybody is there, and at last what came of it. */
export type FromFlooder = { readonly type: "flooding" } | { readonly type: "over"; readonly flooded: Flooded };

/** How long acknowledgements took, in milliseconds. */
interface Waits {
  readonly moves: number;
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

/** Those who play at one table, in quiet and while the flood runs. */
export interface Borne {
  readonly quiet: Waits;
  readonly flooded: Waits;
}

/** What came of a flood. */
export interface FloodFigures extends Flooded {
  readonly guests: number;
  readonly sockets: number;
  readonly seconds: number;
  /** The table that is talked at, and those next door. */
  readonly there: Borne;
  readonly nextDoor: Borne;
  readonly crashes: number;
  readonly failures: readonly string[];
  readonly effects: readonly string[];
}

/** As many as one address may have by default: so many people in an hour, and connections of each. */
const GUESTS = 15;
const SOCKETS = 10;
/** Another address of this machine than that of the players, so that limits by address are the flooders' own. */
const FROM = "127.0.0.2";
/** Everything that is there against people who behave badly stays; only nobody waits for a window to close. */
const DEFAULTS = { DARBAR_WINDOW_GRID_MS: "0", DARBAR_WINDOW_FLOOR_MS: "0" } as const;
const [THERE]: readonly SetupWish[] = usualTables();
const NEXT_DOOR: readonly SetupWish[] = usualTables().map((wish) => ({ ...wish, spectators: false }));
/** So much slower is still borne. */
const BORNE = 3;

/** Floods one table of a server with its usual limits from many sockets of one address, while people play there and next door. */
export async function runFlood(
  dataDir: string,
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
  progress: (line: string) => void,
): Promise<FloodFigures> {
  const server = await startServerProcess({ dataDir, settings: DEFAULTS });
  const { address } = server;
  const ledger = new Ledger();
  const times = new Map<string, number[]>();
  const scorer = {
    acknowledged: (decision: SentMove, milliseconds: number) => {
      ledger.acknowledged(decision);
      times.get(decision.table)?.push(milliseconds);
    },
    refused: (decision: SentMove, code: string) => ledger.refused(decision, code),
  };
  const chance = seededChance(`flood ${seed}`);
  let companies: readonly ClientTable[] = [];
  const take = (some: readonly ClientTable[]): Waits => waitsOf(some.flatMap(({ table }) => times.get(table) ?? []));
  const measure = async (until: Promise<unknown>): Promise<readonly [Waits, Waits]> => {
    for (const { table } of companies) times.set(table, []);
    await until;
    return [take(companies.slice(0, 1)), take(companies.slice(1))];
  };
  try {
    const thinking = (): number => 20 + chance() * 80;
    companies = await gather([THERE, ...NEXT_DOOR], { whereabouts: () => address, scorer, thinking, chance });
    const players = companies.flatMap((company) => company.players);
    for (const player of players) player.play();
    progress("in quiet");
    // What is compiled at first is slower: that is not to be the measure.
    await wait((seconds * 1_000) / 2);
    const quiet = await measure(wait(seconds * 1_000));
    const known = { table: fc.constant(companies[0].table) };
    const messages = fc.sample(hostileMessages(messageSchema(await readRoutes(address)), known), {
      seed,
      numRuns: 500,
    });
    // Another hello ends the connection, and the flood on it.
    const hostile = messages
      .filter((message) => typeof message === "string")
      .filter((message) => !message.includes("hello"));
    const amount = { guests: GUESTS, sockets: SOCKETS, seconds };
    progress("the flood");
    const flood = startFlood({ ...amount, address, from: FROM, table: companies[0].table, hostile });
    await flood.begun;
    const flooded = await measure(flood.over);
    const crashes = server.hasCrashed() ? 1 : 0;
    const unanswered = await becomeQuiet(companies);
    const views = crashes === 1 ? [] : await holdViews(address, companies);
    for (const player of players) player.client.end();
    await server.stop();
    const { lost, doubled, contradicted, differing } = await holdStore(dataDir, companies, ledger);
    return {
      ...amount,
      ...(await flood.over),
      there: { quiet: quiet[0], flooded: flooded[0] },
      nextDoor: { quiet: quiet[1], flooded: flooded[1] },
      crashes,
      failures: complaints(server),
      effects: [
        ...(unanswered === 0 ? [] : [`${unanswered} commands of players were never answered`]),
        ...[...views, ...lost, ...doubled, ...contradicted, ...differing],
      ],
    };
  } finally {
    for (const { players } of companies) for (const player of players) player.client.end();
    await server.stop();
  }
}

/** Whether those who play were hardly kept waiting. */
export function isBorne({ quiet, flooded }: Borne): boolean {
  return flooded.moves > 0 && flooded.median <= BORNE * quiet.median;
}

function startFlood(wish: FloodWish): { readonly begun: Promise<void>; readonly over: Promise<Flooded> } {
  const worker = new Worker(new URL("./flooder.ts", import.meta.url), { workerData: wish });
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<Flooded>();
  worker.on("message", (message: FromFlooder) => {
    if (message.type === "flooding") begun.resolve();
    else over.resolve(message.flooded);
  });
  worker.on("error", (error) => {
    begun.reject(error);
    over.reject(error);
  });
  return { begun: begun.promise, over: over.promise };
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = Float64Array.from(times).sort();
  return {
    moves: sorted.length,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    most: quantile(sorted, 1),
  };
}
