import { join } from "node:path";
import { seededChance } from "@darbar/kernel";
import { openSqliteStore } from "@darbar/server";
import { eachOf, newGuest, newTable, type SetupWish } from "../wire/api.ts";
import { type ClientTable, gather } from "../wire/company.ts";
import { holdStore } from "../wire/hold-store.ts";
import { holdViews } from "../wire/hold-views.ts";
import { keptLog } from "../wire/kept-log.ts";
import { Ledger } from "../wire/ledger.ts";
import { becomeQuiet } from "../wire/quiet.ts";
import { rulesNamed } from "../wire/rules.ts";
import { type ServerProcess, startServerProcess } from "../wire/server-process.ts";
import { everyGame, fullTable, usualTables } from "../wire/setups.ts";
import { attack } from "./attack.ts";
import { playAgain } from "./neighbours.ts";

/** What came of an attack. */
export interface FuzzFigures {
  /** Messages over sockets, and requests, that the server has read. */
  readonly messages: number;
  readonly requests: number;
  /** Moves of the neighbours that were acknowledged meanwhile. */
  readonly neighbourMoves: number;
  readonly crashes: number;
  /** Errors on the server's side: in its log, or answers from 500 on. */
  readonly failures: readonly string[];
  /** Whatever happened to tables that were not the attackers'. */
  readonly effects: readonly string[];
}

/** The tables next door; nobody may watch there, so people who are not seated have no business. */
const NEIGHBOURS: readonly SetupWish[] = [...usualTables(), fullTable()].map((wish) => ({
  ...wish,
  spectators: false,
}));
const ATTACKERS = 6;

/** Attacks a server while others play on, and holds their games against what they would have been in quiet. */
export async function runFuzz(
  dataDir: string,
  { messages, seed }: { readonly messages: number; readonly seed: number },
  progress: (line: string) => void,
): Promise<FuzzFigures> {
  const server = await startServerProcess({ dataDir });
  const { address } = server;
  const ledger = new Ledger();
  let companies: readonly ClientTable[] = [];
  try {
    const chance = seededChance(`neighbours ${seed}`);
    const thinking = (): number => chance() * 20;
    companies = await gather(NEIGHBOURS, { whereabouts: () => address, scorer: ledger, thinking, chance });
    for (const { players } of companies) for (const player of players) player.play();
    const names = Array.from({ length: ATTACKERS }, (_, index) => `Attacker ${index}`);
    const guests = await eachOf(names, (name) => newGuest(address, name));
    const wishes = everyGame(guests.length);
    const own = await eachOf(guests, (guest, index) => newTable(address, guest, wishes[index]));
    const tables = companies.map(({ table }) => table);
    const people = companies.flatMap(({ players }) => players.map(({ client }) => client.guest.person));
    const target = { address, guests, own, tables, people, hasCrashed: () => server.hasCrashed() };
    const done = await attack(target, messages, seed, progress);
    if (server.hasCrashed()) return crashed(done, ledger, server);
    const unanswered = await becomeQuiet(companies);
    const views = await holdViews(address, companies);
    for (const { players } of companies) for (const player of players) player.client.end();
    await server.stop();
    return {
      messages: done.messages,
      requests: done.requests,
      neighbourMoves: ledger.acknowledgements,
      crashes: 0,
      failures: [...done.failures, ...complaints(server)],
      effects: [
        ...(unanswered === 0 ? [] : [`${unanswered} commands of neighbours were never answered`]),
        ...views,
        ...(await holdNeighbours(dataDir, companies, ledger)),
      ],
    };
  } finally {
    for (const { players } of companies) for (const player of players) player.client.end();
    await server.stop();
  }
}

function crashed(
  done: Pick<FuzzFigures, "messages" | "requests" | "failures">,
  ledger: Ledger,
  server: ServerProcess,
): FuzzFigures {
  const failures = [...done.failures, ...complaints(server)];
  return { ...done, failures, neighbourMoves: ledger.acknowledgements, crashes: 1, effects: [] };
}

/** What the server has written to its log, a line of JSON each: nothing but errors goes there. */
export function complaints(server: ServerProcess): readonly string[] {
  return server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
}

async function holdNeighbours(dataDir: string, companies: readonly ClientTable[], ledger: Ledger): Promise<string[]> {
  const { lost, doubled, contradicted, differing } = await holdStore(dataDir, companies, ledger);
  const effects = [...lost, ...doubled, ...contradicted, ...differing];
  const store = await openSqliteStore(join(dataDir, "darbar.db"));
  try {
    for (const { table, setup, players } of companies) {
      const people = players.map(({ client }) => client.guest.person);
      const wrong = playAgain(await keptLog(store, table), people, rulesNamed(setup.game));
      effects.push(...wrong.map((what) => `${table} ${what}`));
    }
  } finally {
    await store.close();
  }
  return effects;
}
