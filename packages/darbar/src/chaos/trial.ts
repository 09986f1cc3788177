import { setTimeout as wait } from "node:timers/promises";
import { seededChance } from "@darbar/kernel";
import type { SetupWish } from "../wire/api.ts";
import { type Company, gather } from "../wire/company.ts";
import { holdStore } from "../wire/hold-store.ts";
import { holdViews } from "../wire/hold-views.ts";
import { Ledger } from "../wire/ledger.ts";
import { settle } from "../wire/settle.ts";
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
): Promise<ChaosFigures> {
  const server = new UnreliableServer(dataDir);
  const ledger = new Ledger();
  const chance = seededChance(`chaos ${seed}`);
  let companies: readonly Company[] = [];
  try {
    const manner = {
      whereabouts: () => server.address,
      scorer: ledger,
      // The more tables, the longer everybody thinks: the logs shall not outgrow the time that a start may take.
      thinking: () => chance() * 4 * tables,
      chance,
    };
    companies = await gather(await server.start(), setupsOf(tables), manner, (count) =>
      progress(`${count} of ${tables} tables`),
    );
    const players = companies.flatMap((company) => company.players);
    for (const player of players) player.play();
    for (let kill = 1; kill <= kills; kill++) {
      if (kill % EARLY === 0) await server.startAndKill(chance() * 1_000);
      else await killInPlay(server, ledger, 1 + Math.floor(chance() * MOST_BETWEEN * tables));
      progress(`${kill} of ${kills} kills, ${ledger.acknowledgements} acknowledged`);
    }
    const address = await server.start();
    const had = ledger.acknowledgements;
    while (ledger.acknowledgements < had + tables) await wait(20);
    progress("the last server: waiting until all is answered");
    const unanswered = await settle(companies);
    const differing = await holdViews(address, companies);
    for (const player of players) player.client.end();
    await server.stop();
    progress("reading the logs");
    const held = await holdStore(dataDir, companies, ledger);
    return {
      kills,
      tables,
      sockets: players.length,
      acknowledged: ledger.acknowledgements,
      refused: ledger.refusals,
      ...held,
      differing: [...differing, ...held.differing],
      unanswered,
    };
  } finally {
    for (const { players } of companies) for (const player of players) player.client.end();
    await server.stop();
  }
}

/** Kills the server while moves are being acknowledged, after so many of them. */
async function killInPlay(server: UnreliableServer, ledger: Ledger, moves: number): Promise<void> {
  await server.start();
  const had = ledger.acknowledgements;
  while (ledger.acknowledgements < had + moves) await wait(1);
  await server.kill();
}

/** A clock that never runs out here, but has to be credited with the time that the server was down. */
const SLOW = { turn: 600, window: 120, bank: 60 } as const;

/** Tables of both games, small and large, with a clock and without. */
function setupsOf(tables: number): readonly SetupWish[] {
  return Array.from({ length: tables }, (_, index) => ({
    ...(index % 2 === 0 ? { game: "coup", seats: 2 + (index % 5) } : { game: "cops", seats: 4 + (index % 3) }),
    clock: index % 4 < 2 ? "relaxed" : SLOW,
  }));
}
