/** A token bucket: so many at once, and then so many a second. A bucket of size 0 has no bottom: there is no limit. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private left: number;
  private filled: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.left = size;
    this.filled = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    const has = this.has(now);
    if (has) this.spend(1);
    return has;
  }

  /** Whether there is one to take. */
  has(now: number): boolean {
    this.fill(now);
    return this.size === 0 || this.left >= 1;
  }

  /** Takes so many, also more than there are: they must fill up again before there is one to take. */
  spend(count: number): void {
    this.left -= count;
  }

  /** Whether nothing is missing. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.size;
  }

  private fill(now: number): void {
    this.left = Math.min(this.size, this.left + (Math.max(0, now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
  }
}
