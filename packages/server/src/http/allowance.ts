import type { Share, Usage } from "../usage.ts";

/** Under what name a limit is counted at all nodes together. */
export interface Shared {
  readonly usage: Usage;
  readonly limit: string;
}

/** No more keys than this are remembered at a time. */
const MOST_KEYS = 20_000;

interface Counted {
  readonly until: number;
  taken: number;
}

/** How often something may happen within a time, counted for each key from the first time on; 0 is no limit. */
export class Allowance {
  private readonly most: number;
  private readonly milliseconds: number;
  private readonly now: () => number;
  private readonly mostKeys: number;
  private readonly share: Share | null;
  /** The oldest first. */
  private readonly counted = new Map<string, Counted>();

  constructor(
    most: number,
    milliseconds: number,
    now: () => number,
    mostKeys = MOST_KEYS,
    shared: Shared | null = null,
  ) {
    this.most = most;
    this.milliseconds = milliseconds;
    this.now = now;
    this.mostKeys = mostKeys;
    this.share =
      shared?.usage.share(shared.limit, (key, count) => {
        this.open(key).taken += count;
      }) ?? null;
  }

  /** How many milliseconds it is until a key may once more; 0 if it may now. */
  wait(key: string): number {
    const count = this.counted.get(key);
    if (this.most === 0 || count === undefined || count.taken < this.most) return 0;
    return Math.max(0, count.until - this.now());
  }

  /** Counts one, also beyond the limit; answers how to take that back. */
  take(key: string): () => void {
    const count = this.open(key);
    count.taken++;
    this.share?.(key, 1);
    return () => {
      count.taken--;
      this.share?.(key, -1);
    };
  }

  /** How often a key has, and for how many milliseconds more that counts. */
  count(key: string): { readonly taken: number; readonly left: number } {
    const { taken, until } = this.open(key);
    return { taken, left: until - this.now() };
  }

  /** How many keys are remembered. */
  size(): number {
    return this.counted.size;
  }

  private open(key: string): Counted {
    const now = this.now();
    const open = this.counted.get(key);
    if (open !== undefined && open.until > now) return open;
    this.counted.delete(key);
    for (const [oldest, { until }] of this.counted) {
      if (until > now && this.counted.size < this.mostKeys) break;
      this.counted.delete(oldest);
    }
    const count = { until: now + this.milliseconds, taken: 0 };
    this.counted.set(key, count);
    return count;
  }
}
