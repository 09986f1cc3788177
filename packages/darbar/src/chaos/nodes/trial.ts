import { setTimeout as wait } from "node:timers/promises";
import { type Result, seededChance } from "@darbar/kernel";
import { openPostgresStore } from "@darbar/server";
import type { SetupWish } from "../../wire/api.ts";
import { type ClientTable, gather } from "../../wire/company.ts";
import { holdTables } from "../../wire/hold-store.ts";
import { holdViews } from "../../wire/hold-views.ts";
import { Ledger } from "../../wire/ledger.ts";
import { becomeQuiet } from "../../wire/quiet.ts";
import { everyGame } from "../../wire/setups.ts";
import { beginAudit, breakFence, readAudit } from "./audit.ts";
import { ChaosNode } from "./chaos-node.ts";
import { ChaosDatabase } from "./database.ts";
import { FAULTS, type Fault, happen } from "./faults.ts";
import { type Done, p99, Stopwatch, type Waits, waitsOf } from "./stopwatch.ts";

/** What is done to how many nodes. */
export interface NodesWish {
  readonly nodes: number;
  readonly faults: number;
  readonly tables: number;
  readonly seed: number;
  /** Whether the database has a standby; without one its primary comes back by itself. */
  readonly standby: boolean;
  /** The longest that something is paused or cut, in seconds. */
  readonly longest: number;
  /** The shortest, half a second if nothing is said. */
  readonly shortest?: number;
  /** Breaks the fence, or what a commit promises, so that the checks have something to find. */
  readonly broken?: "fence" | "promise";
  /** Which faults there are; all of them by turns if nothing is said. */
  readonly only?: readonly Fault[];
}

/** What came of it. */
export interface NodesFigures {
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly tables: number;
  readonly sockets: number;
  readonly acknowledged: number;
  /** How often moves were refused, by the code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly facts: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly contradicted: readonly string[];
  readonly differing: readonly string[];
  /** Epochs of tables in which more than one node has written. */
  readonly shared: readonly string[];
  readonly unanswered: number;
  /** Until another node had a table of a dead one, in milliseconds, of all but one in a hundred. */
  readonly takeover: number | null;
  /** The longest that each table waited for an answer, by what was done meanwhile, in milliseconds. */
  readonly waits: Readonly<Partial<Record<Fault, Waits>>>;
}

/** After each fault so many moves for each table are waited for, on the average. */
const MOVES_BETWEEN = 1;
/** The shortest that something is paused or cut, in seconds. */
const SHORTEST = 0.5;
/** Nobody acknowledges anything for so long: something hangs. */
const HANGS_AFTER = 60_000;

/** Has people and bots play at many tables while everything that can is done to the nodes; holds what is left against what they were told. */
export async function runNodes(wish: NodesWish, progress: (line: string) => void): Promise<Result<NodesFigures>> {
  const database = await ChaosDatabase.open(wish.standby);
  if (database === null) {
    return {
      ok: false,
      error: "PostgreSQL cannot be found: install it, or name the folder of its programs in POSTGRES_BIN",
    };
  }
  const nodes: ChaosNode[] = [];
  try {
    for (let number = 1; number <= wish.nodes; number++) {
      const node = await ChaosNode.make(
        `n${number}`,
        (port, who) => `postgres://darbar@127.0.0.1:${port}/postgres?application_name=${who}`,
      );
      database.connect(node.database);
      nodes.push(node);
    }
    // Together: each finds the schema made, or makes it.
    await Promise.all(nodes.map((node) => node.start()));
    await beginAudit(database.url);
    if (wish.broken === "fence") await breakFence(database.url);
    return { ok: true, value: await play(wish, nodes, database, progress) };
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
    await database.close();
  }
}

async function play(
  wish: NodesWish,
  nodes: readonly ChaosNode[],
  database: ChaosDatabase,
  progress: (line: string) => void,
): Promise<NodesFigures> {
  const chance = seededChance(`chaos of nodes ${wish.seed}`);
  const ledger = new Ledger();
  const stopwatch = new Stopwatch(ledger);
  const takeovers: number[] = [];
  const done: Done<Fault>[] = [];
  const whereabouts = (): string | null => {
    const open = nodes.flatMap(({ address }) => (address === null ? [] : [address]));
    return open.at(Math.floor(chance() * open.length)) ?? null;
  };
  const manner = { whereabouts, scorer: stopwatch, thinking: () => chance() * 10 * wish.tables, chance, spectators: 1 };
  let companies: readonly ClientTable[] = [];
  const clients = () =>
    companies.flatMap(({ players, spectators }) => [...players.map(({ client }) => client), ...spectators]);
  try {
    companies = await gather(setupsOf(wish.tables), manner, (count) => progress(`${count} of ${wish.tables} tables`));
    const players = companies.flatMap((company) => company.players);
    for (const player of players) player.play();
    const trouble = (): string | null =>
      nodes.map((node) => node.crashed()).find((crashed) => crashed !== null) ??
      clients()
        .flatMap(({ followed }) => followed.faults)
        .at(0) ??
      null;
    const hear = async (moves: number): Promise<void> => {
      const had = ledger.acknowledgements;
      const deadline = performance.now() + HANGS_AFTER;
      while (ledger.acknowledgements < had + moves && trouble() === null && performance.now() < deadline) await wait(5);
    };
    await hear(wish.tables);
    const happened: Partial<Record<Fault, number>> = {};
    const choice = wish.only ?? FAULTS;
    for (let count = 0; count < wish.faults && trouble() === null; count++) {
      const fault = choice[count % choice.length];
      progress(`${count} of ${wish.faults} faults, ${ledger.acknowledgements} acknowledged: ${fault}`);
      if (wish.broken === "promise") await loseSome(database, () => hear(wish.tables));
      const [shortest, longest] = [wish.shortest ?? SHORTEST, wish.longest].map((seconds) => seconds * 1_000);
      const from = performance.now();
      await happen(fault, { nodes, database, chance, shortest, longest, takeovers });
      done.push({ kind: fault, from, until: performance.now() });
      happened[fault] = (happened[fault] ?? 0) + 1;
      await hear(MOVES_BETWEEN * wish.tables);
    }
    progress("waiting until all is answered");
    const found = trouble();
    const unanswered = found === null ? await becomeQuiet(companies) : 0;
    const differing = found === null ? await holdViews(whereabouts() ?? "", companies) : [found];
    for (const client of clients()) client.end();
    for (const node of nodes) await node.stop();
    progress("reading the logs");
    const store = await openPostgresStore(database.url, {
      alone: true,
      report: (error) => {
        throw error;
      },
    });
    try {
      const held = await holdTables(store, companies, ledger);
      return {
        faults: happened,
        tables: wish.tables,
        sockets: clients().length,
        acknowledged: ledger.acknowledgements,
        refused: Object.fromEntries(ledger.codes),
        ...held,
        differing: [...differing, ...held.differing],
        shared: await readAudit(database.url),
        unanswered,
        takeover: p99(takeovers),
        waits: Object.fromEntries([...stopwatch.longest(done)].map(([fault, each]) => [fault, waitsOf(each)])),
      };
    } finally {
      await store.close();
    }
  } finally {
    for (const client of clients()) client.end();
  }
}

/** Has moves acknowledged that only the primary has. */
async function loseSome(database: ChaosDatabase, hear: () => Promise<void>): Promise<void> {
  await database.breakPromise();
  await hear();
}

/** A clock that never runs out here, but has to be credited. */
const SLOW = { turn: 600, window: 120, bank: 60 } as const;

/** Tables of every game, with a clock and without, every other with a bot. */
function setupsOf(tables: number): readonly SetupWish[] {
  return everyGame(tables).map((wish, index) => ({
    ...wish,
    clock: index % 4 < 2 ? "relaxed" : SLOW,
    ...(index % 2 === 0 && wish.seats > 2 ? { bots: [{ seat: wish.seats - 1, level: "newcomer" }] } : {}),
  }));
}
