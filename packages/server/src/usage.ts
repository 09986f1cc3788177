/** Something that was used of a limit: which, by whom, how much. */
export type Used = readonly [limit: string, key: string, count: number];

/** Says that something was used of one limit. */
export type Share = (key: string, count: number) => void;

/** What is used of limits at several nodes: each tells the others once a second, so that a limit holds for all of them together. */
export class Usage {
  private readonly limits = new Map<string, Share>();
  private used = new Map<string, number>();

  /** From now on a limit counts what is used elsewhere; answers how to say what is used here. */
  share(limit: string, hear: Share): Share {
    this.limits.set(limit, hear);
    return (key, count) => {
      const name = `${limit}\n${key}`;
      this.used.set(name, (this.used.get(name) ?? 0) + count);
    };
  }

  /** Nobody else is there to hear of it: what is used is remembered for whoever comes in a moment, not for ever. */
  keepSome(): void {
    if (this.used.size > MOST_KEPT) this.used = new Map();
  }

  /** What was used here since the last time. */
  take(): readonly Used[] {
    if (this.used.size === 0) return NOTHING;
    const taken = [...this.used].map(([name, count]): Used => {
      const end = name.indexOf("\n");
      return [name.slice(0, end), name.slice(end + 1), count];
    });
    this.used = new Map();
    return taken;
  }

  /** What was used elsewhere. Limits that are not known here are another version's. */
  hear(used: readonly Used[]): void {
    for (const [limit, key, count] of used) this.limits.get(limit)?.(key, count);
  }
}

const MOST_KEPT = 1_000;
const NOTHING: readonly Used[] = [];
