/** Lets so many through at a time; the others wait in order. */
export class ConcurrencyLimit {
  private readonly most: number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
  }

  /** Does something when there is room for it. */
  async take<Value>(run: () => Promise<Value>): Promise<Value> {
    if (this.inside >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inside++;
    try {
      return await run();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
