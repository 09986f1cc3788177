import { type Entry, fold, isPlaying, type LiveTable, storedFrom, type Table, UnreadableTable } from "@darbar/table";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { readTable } from "./read-table.ts";
import type { RegistryHost } from "./registry-host.ts";
import type { Claimed, Taken } from "./store/nodes.ts";
import { StoreError } from "./store/store.ts";

/** What becomes of a table that was to be woken. */
interface WakingHost extends Pick<RegistryHost, "store" | "nodes" | "took" | "now" | "report"> {
  woken(table: Table): LiveTable;
  /** It is another node's. */
  elsewhere(id: string): void;
}

/** So many tables are read at a time. */
const MOST_LOADS = 4;

/** Wakes tables: each once, however many ask for it meanwhile; those only that are ours, or nobody's. */
export class Waking {
  private readonly host: WakingHost;
  private readonly under = new Map<string, Promise<LiveTable | null>>();
  /** The tables whose clocks nobody has kept since a time, until they are awake again. */
  private readonly downSince = new Map<string, number>();
  /** The tables that cannot be made of what is kept of them, and why. */
  private readonly unreadable = new Map<string, UnreadableTable>();
  /** The tables that are ours since a moment ago, and not awake yet. */
  private readonly taken = new Map<string, Taken>();
  private readonly loads = new ConcurrencyLimit(MOST_LOADS);
  private isOver = false;

  constructor(host: WakingHost) {
    this.host = host;
  }

  /** A table that is being woken now, when it is awake. */
  underWay(id: string): Promise<LiveTable | null> | undefined {
    return this.under.get(id);
  }

  /** Wakes a table; `null` if there is none here. */
  async wake(id: string): Promise<LiveTable | null> {
    const waking = this.under.get(id) ?? this.wakeNow(id);
    this.under.set(id, waking);
    try {
      return await waking;
    } finally {
      this.under.delete(id);
    }
  }

  /** Nobody keeps the clock of a table since a time: it is credited when it wakes. */
  wait(id: string, since: number): void {
    this.downSince.set(id, since);
  }

  /** A table does not wait for being woken any more. */
  drop(id: string): void {
    this.downSince.delete(id);
  }

  /** A table is not there any more. */
  forget(id: string): void {
    this.drop(id);
    this.unreadable.delete(id);
  }

  /** Tries to wake whatever waits for it. */
  async wakeWaiting(): Promise<void> {
    for (const id of this.downSince.keys()) await this.wake(id).catch(() => null); // Reported when it first failed.
  }

  /** Makes no more tables ours. */
  end(): void {
    this.isOver = true;
  }

  hasEnded(): boolean {
    return this.isOver;
  }

  /** Wakes tables that are ours since a moment ago. */
  async adopt(tables: readonly Taken[]): Promise<void> {
    for (const each of tables) this.taken.set(each.table, each);
    await Promise.all(
      tables.map(async ({ table }) => {
        try {
          await this.wake(table);
        } catch (error) {
          if (!(error instanceof UnreadableTable)) this.host.report(error);
        } finally {
          // Who was waking it already has asked for it once more; later this will not be so any more.
          this.taken.delete(table);
        }
      }),
    );
  }

  /** So that it is found after a restart. Without room for that it is played all the same. */
  async markAwake(id: string): Promise<void> {
    try {
      await this.host.store.setAwake(id, this.host.now());
    } catch (error) {
      if (!(error instanceof StoreError) || error.fault !== "full") throw error;
      this.host.report(error);
    }
  }

  private async wakeNow(id: string): Promise<LiveTable | null> {
    if (!(await this.isOurs(id))) return null;
    const table = await this.read(id);
    if (table === null) return null;
    const down = this.downSince.get(id);
    // Not waited for: whatever is kept of it from now on is kept after that.
    if (down === undefined) this.markAwake(id).catch((error: unknown) => this.host.report(error));
    else await this.credit(table, down);
    this.downSince.delete(id);
    return this.host.woken(table);
  }

  /** Makes a table ours if it is nobody's; answers whether it is. */
  private async isOurs(id: string): Promise<boolean> {
    const { nodes, took, elsewhere } = this.host;
    if (nodes === undefined) return true;
    if (this.isOver) return false;
    const taken = this.taken.get(id);
    this.taken.delete(id);
    const claimed: Claimed = taken === undefined ? await nodes.claim(id) : { owner: "here", isOrphan: false, ...taken };
    if (claimed.owner !== "here") {
      this.downSince.delete(id);
      elsewhere(id);
      return false;
    }
    if (claimed.isOrphan) took?.([claimed]);
    const { released } = claimed;
    const down = this.downSince.get(id);
    if (released !== null) this.downSince.set(id, down === undefined ? released : Math.min(down, released));
    return true;
  }

  /** A table that cannot be made of what is kept of it is reported once, however often somebody wants to open it. */
  private async read(id: string): Promise<Table | null> {
    const unreadable = this.unreadable.get(id);
    if (unreadable !== undefined) throw unreadable;
    const { store, report } = this.host;
    try {
      return await this.loads.take(() => readTable(store, id));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      this.unreadable.set(id, error);
      this.downSince.delete(id);
      report(error);
      throw error;
    }
  }

  /**
   * The time in which the clock of a game was kept by nobody is given back before it runs again. A question that was put
   * later than now, by a clock that was set back since, counts from now on.
   */
  private async credit(table: Table, down: number): Promise<void> {
    const at = this.host.now();
    const { game } = table;
    if (game === null || !isPlaying(table)) return;
    const since = Math.max(down, table.last);
    if (at <= since && game.opened <= at) return;
    const entry: Entry = { at, fact: { type: "resumed", milliseconds: Math.max(0, at - since) } };
    await this.host.store.append(table.id, storedFrom(table.facts, [entry]));
    fold(table, entry);
  }
}
