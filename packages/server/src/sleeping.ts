import type { LiveTable } from "@darbar/table";
import { placesAt } from "./own-tables.ts";
import type { RegistryHost } from "./registry-host.ts";
import type { Waking } from "./waking.ts";

/** A table that nobody has visited for so long is put to sleep: its memory is freed, and it wakes on the next visit. */
const SLEEP_AFTER = 10 * 60_000;

/** Which of the tables that are awake nobody needs: they are put to sleep, and forgotten when nobody has come for long. */
export class Sleeping {
  private readonly host: Pick<RegistryHost, "store" | "nodes" | "now">;
  private readonly awake: Map<string, LiveTable>;
  private readonly waking: Waking;
  /** The tables that are being forgotten: nobody wakes them meanwhile. */
  private readonly leaving = new Set<string>();

  constructor(host: Pick<RegistryHost, "store" | "nodes" | "now">, awake: Map<string, LiveTable>, waking: Waking) {
    this.host = host;
    this.awake = awake;
    this.waking = waking;
  }

  /** Whether a table is being forgotten. */
  isLeaving(id: string): boolean {
    return this.leaving.has(id);
  }

  /** Puts tables to sleep that nobody visits. */
  async putToSleep(): Promise<void> {
    for (const [id, live] of this.awake) {
      if (!live.isIdle() || this.host.now() - live.touched < SLEEP_AFTER) continue;
      this.awake.delete(id);
      await live.close();
      // Somebody may have come while what was under way was waited for.
      if (this.awake.has(id) || this.waking.underWay(id) !== undefined) continue;
      const places = placesAt(live.table).map(({ person, own }) => ({ person, place: JSON.stringify(own) }));
      await this.host.store.putToSleep(id, places, this.host.now());
    }
  }

  /** Says of the tables at which somebody looks or plays that they are needed: only from waking that would not be known. */
  async markNeeded(): Promise<void> {
    for (const [id, live] of this.awake) if (!live.isIdle()) await this.waking.markAwake(id);
  }

  /** Forgets tables that nobody has needed since a time, but for those that somebody needs now; answers how many. */
  async forgetTables(tables: readonly string[], since: number): Promise<number> {
    const gone: string[] = [];
    try {
      for (const id of tables) {
        if (this.waking.underWay(id) !== undefined || this.isNeeded(id, since)) continue;
        this.leaving.add(id);
        gone.push(id);
        const claimed = await this.host.nodes?.claim(id);
        if (claimed !== undefined && claimed.owner !== "here") this.leaving.delete(gone.pop() ?? "");
      }
      for (const id of gone) {
        const live = this.awake.get(id);
        this.awake.delete(id);
        await live?.close();
      }
      await this.host.store.forgetTables(gone);
      for (const id of gone) this.waking.forget(id);
    } finally {
      for (const id of gone) this.leaving.delete(id);
    }
    return gone.length;
  }

  private isNeeded(id: string, since: number): boolean {
    const live = this.awake.get(id);
    return live !== undefined && (!live.isIdle() || live.touched >= since);
  }
}
