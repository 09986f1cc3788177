import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openSqliteStore } from "@darbar/server";
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
  const found = { facts: 0, lost: [], doubled: [], contradicted: [], differing: [] } as Found;
  const store = await openSqliteStore(join(dataDir, "darbar.db"));
  try {
    for (const { table, setup, players } of companies) {
      const rules = rulesNamed(setup.game);
      const entries = await keptLog(store, table);
      const { lost, doubled, contradicted, state } = holdLog(entries, ledger.at(table), rules);
      found.facts += entries.length;
      found.lost.push(...lost);
      found.doubled.push(...doubled);
      found.contradicted.push(...contradicted);
      for (const { client } of players) {
        const { seat, view } = client.followed;
        if (state !== null && isDeepStrictEqual(plain(rules.view(state, seat ?? "public")), plain(view))) continue;
        found.differing.push(`${table} seat ${seat} does not see what the log comes to`);
      }
    }
  } finally {
    await store.close();
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
