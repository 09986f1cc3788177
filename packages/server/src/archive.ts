import { ok, type Result } from "@darbar/kernel";
import { type KeptRecord, keptRecord, type LiveTable } from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { recoverRecord } from "./read-table.ts";
import type { Store } from "./store/store.ts";

/** The finished games of all tables. */
export class GameArchive {
  private readonly store: Store;
  private readonly open: (table: string) => Promise<LiveTable | null>;
  /** Whole logs of earlier times are long: one at a time. */
  private readonly recoveries = new ConcurrencyLimit(1);

  constructor(store: Store, open: (table: string) => Promise<LiveTable | null>) {
    this.store = store;
    this.open = open;
  }

  /** A finished game of a table: one row is read, whatever else has happened there. */
  async find(table: string, number: number): Promise<Result<KeptRecord, Refused>> {
    const stored = await this.store.findRecord(table, number);
    if (stored !== null) return ok(keptRecord(stored));
    const live = await this.open(table);
    if (live === null) return refused("no-such-table");
    const { games, game } = live.table;
    if (game?.number === number && game.outcome === null) {
      return refused("playing.record");
    }
    const found =
      number >= 1 && number <= games
        ? await this.recoveries.take(() => recoverRecord(this.store, table, number))
        : null;
    return found === null ? refused("no-such-game") : ok(found);
  }

  /** Has a finished game stay when its table is forgotten, or not any more. */
  async keep(table: string, number: number, person: string, kept: boolean): Promise<void> {
    await this.store.setKept(table, number, person, kept);
  }

  /** Whether this person has a finished game kept. */
  async isKept(table: string, number: number, person: string): Promise<boolean> {
    return this.store.isKept(table, number, person);
  }
}
