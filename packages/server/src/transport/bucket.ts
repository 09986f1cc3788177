/** A token bucket: so many at once, and then so many a second. */
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

  /** Takes one, if there is one. A bucket of size 0 has no bottom: there is no limit. */
  take(now: number): boolean {
    if (this.size === 0) return true;
    this.left = Math.min(this.size, this.left + (Math.max(0, now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
