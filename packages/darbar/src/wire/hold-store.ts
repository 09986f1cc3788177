import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openSqliteStore, type Store } from "@darbar/server";
import type { ClientTable } from "./company.ts";
import { plain } from "./followed.ts";
import { holdLog } from "./hold-log.ts";
import { keptLog } from "./kept-log.ts";
import type { Ledger } from "./ledger.ts";
import { rulesNamed } from "./rules.ts";

/** How everything that a server has kept compares with what its clients were told. */
export interface HeldStore {
  readonly facts: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly contradicted: readonly string[];
  /** Clients whose view is not what the log comes to. */
  readonly differing: readonly string[];
}

/** Opens the store of a server that has stopped, and holds every table's log against what its players were told. */
export async function holdStore(
  dataDir: string,
  companies: readonly ClientTable[],
  ledger: Ledger,
): Promise<HeldStore> {
  const store = await openSqliteStore(join(dataDir, "darbar.db"));
  try {
    return await holdTables(store, companies, ledger);
  } finally {
    await store.close();
  }
}

/** The same in a store that is open. */
export async function holdTables(store: Store, companies: readonly ClientTable[], ledger: Ledger): Promise<HeldStore> {
  const found: Found = { facts: 0, lost: [], doubled: [], contradicted: [], differing: [] };
  for (const { table, setup, players, spectators } of companies) {
    const rules = rulesNamed(setup.game);
    const entries = await keptLog(store, table);
    const { lost, doubled, contradicted, state } = holdLog(entries, ledger.at(table), rules);
    found.facts += entries.length;
    found.lost.push(...lost);
    found.doubled.push(...doubled);
    found.contradicted.push(...contradicted);
    for (const { followed } of [...players.map(({ client }) => client), ...spectators]) {
      const { seat, view } = followed;
      if (state !== null && isDeepStrictEqual(plain(rules.view(state, seat ?? "public")), plain(view))) continue;
      found.differing.push(`${table} seat ${seat} does not see what the log comes to`);
    }
  }
  return found;
}

interface Found {
  facts: number;
  readonly lost: string[];
  readonly doubled: string[];
  readonly contradicted: string[];
  readonly differing: string[];
}
