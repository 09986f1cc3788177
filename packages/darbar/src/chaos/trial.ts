import { setTimeout as wait } from "node:timers/promises";
import { seededChance } from "@darbar/kernel";
import type { SetupWish } from "../wire/api.ts";
import { type ClientTable, gather } from "../wire/company.ts";
import { holdStore } from "../wire/hold-store.ts";
import { holdViews } from "../wire/hold-views.ts";
import { Ledger } from "../wire/ledger.ts";
import { becomeQuiet } from "../wire/quiet.ts";
import { everyGame } from "../wire/setups.ts";
import type { ForgetfulDisk } from "./forgetful/forgetful-disk.ts";
import type { Unsynced } from "./forgetful/left.ts";
import { UnreliableServer } from "./unreliable-server.ts";

/** What came of killing a server again and again. */
export interface ChaosFigures {
  readonly kills: number;
  readonly tables: number;
  readonly sockets: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Facts in the logs of all tables. */
  readonly facts: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Refused, but kept. */
  readonly contradicted: readonly string[];
  /** Views that are not the server's, and whatever else a client has found that cannot be. */
  readonly differing: readonly string[];
  /** Commands that never got an answer. */
  readonly unanswered: number;
  /** What a forgetful disk has forgotten, and what not although nobody had synced it; `null` if the disk is as usual. */
  readonly unsynced: Readonly<Unsynced> | null;
}

/** Every fifth kill comes at any moment from the start on, so also while the server opens its store. */
const EARLY = 5;
/** The others come after this many acknowledged moves of each table, at most. */
const MOST_BETWEEN = 8;

/** How often a server is killed, what goes on there meanwhile, and what chance comes from. */
export interface ChaosWish {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
}

/** Has people play at many tables while the server is killed, and holds what is left against what they were told. */
export async function runChaos(
  dataDir: string,
  { kills, tables, seed }: ChaosWish,
  progress: (line: string) => void,
  disk: ForgetfulDisk | null = null,
): Promise<ChaosFigures> {
  const server = new UnreliableServer(dataDir, disk);
  const ledger = new Ledger();
  const chance = seededChance(`chaos ${seed}`);
  let companies: readonly ClientTable[] = [];
  try {
    const manner = {
      whereabouts: () => server.address,
      scorer: ledger,
      // The more tables, the longer everybody thinks: the logs must not outgrow the time that a start may take.
      thinking: () => chance() * 4 * tables,
      chance,
    };
    await server.start();
    companies = await gather(setupsOf(tables), manner, (count) => progress(`${count} of ${tables} tables`));
    const players = companies.flatMap((company) => company.players);
    for (const player of players) player.play();
    // A table that has gone back may wait for ever for an answer that it had: the log will tell what it has lost.
    const isWrong = (): boolean => players.some(({ client }) => client.followed.faults.length > 0);
    const hear = async (moves: number): Promise<void> => {
      const had = ledger.acknowledgements;
      while (ledger.acknowledgements < had + moves && !isWrong()) await wait(1);
    };
    let killed = 0;
    while (killed < kills && !isWrong()) {
      killed++;
      if (killed % EARLY === 0) await server.startAndKill(chance() * 1_000);
      else {
        await server.start();
        await hear(1 + Math.floor(chance() * MOST_BETWEEN * tables));
        await server.kill();
      }
      progress(`${killed} of ${kills} kills, ${ledger.acknowledgements} acknowledged`);
    }
    const address = await server.start();
    await hear(tables);
    progress("the last server: waiting until all is answered");
    const unanswered = isWrong() ? 0 : await becomeQuiet(companies);
    const differing = isWrong() ? faultsOf(companies) : await holdViews(address, companies);
    for (const player of players) player.client.end();
    await server.stop();
    progress("reading the logs");
    const held = await holdStore(dataDir, companies, ledger);
    return {
      kills: killed,
      tables,
      sockets: players.length,
      acknowledged: ledger.acknowledgements,
      refused: ledger.refusals,
      ...held,
      differing: [...differing, ...held.differing],
      unanswered,
      unsynced: disk?.unsynced ?? null,
    };
  } finally {
    for (const { players } of companies) for (const player of players) player.client.end();
    await server.stop();
  }
}

/** What clients have found that cannot be. */
function faultsOf(companies: readonly ClientTable[]): readonly string[] {
  const players = companies.flatMap((company) => company.players);
  return players.flatMap(({ client: { table, followed } }) =>
    followed.faults.map((fault) => `${table} seat ${followed.seat} ${fault}`),
  );
}

/** A clock that never runs out here, but has to be credited with the time that the server was down. */
const SLOW = { turn: 600, window: 120, bank: 60 } as const;

/** Tables of every game, small and large, with a clock and without. */
function setupsOf(tables: number): readonly SetupWish[] {
  return everyGame(tables).map((wish, index) => ({ ...wish, clock: index % 4 < 2 ? "relaxed" : SLOW }));
}
