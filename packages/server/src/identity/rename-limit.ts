import { refused } from "@darbar/words";

const HOUR = 3_600_000;

/** How often each person has taken another name within the last hour. Held in memory only. */
export class RenameLimit {
  private readonly most: number;
  private readonly now: () => number;
  private readonly renamed = new Map<string, readonly number[]>();

  /** `most` renamings an hour; 0 is no limit. */
  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Counts a renaming, if the person may have one more; answers whether. */
  take(person: string): boolean {
    if (this.most === 0) return true;
    const now = this.now();
    this.forgetBefore(now - HOUR);
    const times = this.renamed.get(person) ?? [];
    if (times.length >= this.most && times[0] > now - HOUR) return false;
    this.renamed.delete(person); // So that the person who renamed last comes last.
    this.renamed.set(person, [...times, now].slice(-this.most));
    return true;
  }

  private forgetBefore(time: number): void {
    for (const [person, times] of this.renamed) {
      if ((times.at(-1) ?? time) > time) return;
      this.renamed.delete(person);
    }
  }
}

/** What is answered to whoever has renamed too often. */
export const RENAMED_OFTEN = refused("renamed-often");
