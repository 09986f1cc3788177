/** No more keys than this are remembered at a time. */
const MOST_KEYS = 20_000;

interface Window {
  readonly until: number;
  taken: number;
}

/** How often something may happen within a time, counted for each key from the first time on; 0 is no limit. */
export class Allowance {
  private readonly most: number;
  private readonly milliseconds: number;
  private readonly now: () => number;
  private readonly mostKeys: number;
  /** The oldest first. */
  private readonly windows = new Map<string, Window>();

  constructor(most: number, milliseconds: number, now: () => number, mostKeys = MOST_KEYS) {
    this.most = most;
    this.milliseconds = milliseconds;
    this.now = now;
    this.mostKeys = mostKeys;
  }

  /** How many milliseconds it is until a key may once more; 0 if it may now. */
  wait(key: string): number {
    const window = this.windows.get(key);
    if (this.most === 0 || window === undefined || window.taken < this.most) return 0;
    return Math.max(0, window.until - this.now());
  }

  /** Counts one, also beyond the limit; answers how to take that back. */
  take(key: string): () => void {
    const window = this.open(key);
    window.taken++;
    return () => {
      window.taken--;
    };
  }

  /** How many keys are remembered. */
  size(): number {
    return this.windows.size;
  }

  private open(key: string): Window {
    const now = this.now();
    const open = this.windows.get(key);
    if (open !== undefined && open.until > now) return open;
    this.windows.delete(key);
    for (const [oldest, { until }] of this.windows) {
      if (until > now && this.windows.size < this.mostKeys) break;
      this.windows.delete(oldest);
    }
    const window = { until: now + this.milliseconds, taken: 0 };
    this.windows.set(key, window);
    return window;
  }
}
