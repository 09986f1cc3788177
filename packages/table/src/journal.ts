import type { Result } from "@darbar/kernel";
import type { Audience } from "./audience.ts";
import type { CommandFacts } from "./batch.ts";
import { alongOf, entriesOf, storedFrom } from "./entries.ts";
import { fold } from "./fold.ts";
import type { TableHost } from "./host.ts";
import { type Refused, refused } from "./refusal.ts";
import { isPlaying, type Table } from "./state.ts";
import type { Step } from "./step.ts";
import { StoreError } from "./stored.ts";

/** What happens at a table, in this order, always: append durably, fold, publish. Nothing is shown before it is kept. */
export class Journal {
  private readonly table: Table;
  private readonly audience: Audience;
  private readonly host: TableHost;
  /** Told after every change. */
  private readonly changed: () => void;
  /** Since when nothing could be kept, for want of room: no clock runs meanwhile. */
  private blocked: number | null = null;

  constructor(table: Table, audience: Audience, host: TableHost, changed: () => void) {
    this.table = table;
    this.audience = audience;
    this.host = host;
    this.changed = changed;
  }

  /** Whether there was no room for the last thing that was to be kept. */
  isBlocked(): boolean {
    return this.blocked !== null;
  }

  /** Keeps facts, and lets them happen; all of them or none. */
  async write(parts: readonly CommandFacts[], append = this.host.append): Promise<Result<null, Refused>> {
    const { table, audience, host } = this;
    const at = host.now();
    const entries = entriesOf(table, this.withCredit(parts, at), at, host.newSecret);
    if (entries.length === 0) return WRITTEN;
    done("decided", parts);
    try {
      await append(table.id, storedFrom(table.facts, entries), alongOf(table, entries, at));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.fault === "full") this.blocked ??= at;
      else host.lost(table);
      return refused(`store-${error.fault}`);
    }
    this.blocked = null;
    done("kept", parts);
    for (const entry of entries) {
      audience.note(entry.fact);
      fold(table, entry);
    }
    audience.tell();
    done("told", parts);
    this.changed();
    return WRITTEN;
  }

  /** The time in which nothing could be kept is given back with the first thing that can. */
  private withCredit(parts: readonly CommandFacts[], now: number): readonly CommandFacts[] {
    if (this.blocked === null || parts.length === 0 || !isPlaying(this.table)) return parts;
    return [{ facts: [{ type: "resumed", milliseconds: now - this.blocked }] }, ...parts];
  }
}

function done(step: Step, parts: readonly CommandFacts[]): void {
  for (const { onStep } of parts) onStep?.(step);
}

const WRITTEN = { ok: true, value: null } as const;
