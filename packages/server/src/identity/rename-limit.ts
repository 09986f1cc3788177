import { refused } from "@darbar/words";
import type { Share, Usage } from "../usage.ts";

const HOUR = 3_600_000;

/** How often each person has taken another name within the last hour. Held in memory only. */
export class RenameLimit {
  private readonly most: number;
  private readonly now: () => number;
  private readonly renamed = new Map<string, readonly number[]>();
  private readonly share: Share | null;

  /** `most` renamings an hour; 0 is no limit. `usage`: where several nodes count together. */
  constructor(most: number, now: () => number, usage: Usage | null = null) {
    this.most = most;
    this.now = now;
    this.share =
      usage?.share("renamings", (person, count) => {
        for (let each = 0; each < count; each++) this.note(person);
      }) ?? null;
  }

  /** Counts a renaming, if the person may have one more; answers whether. */
  take(person: string): boolean {
    if (this.most === 0) return true;
    const now = this.now();
    this.forgetBefore(now - HOUR);
    const times = this.renamed.get(person) ?? [];
    if (times.length >= this.most && times[0] > now - HOUR) return false;
    this.note(person);
    this.share?.(person, 1);
    return true;
  }

  private note(person: string): void {
    const times = this.renamed.get(person) ?? [];
    this.renamed.delete(person); // So that the person who renamed last comes last.
    this.renamed.set(person, [...times, this.now()].slice(-this.most));
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
