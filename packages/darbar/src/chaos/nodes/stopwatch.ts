import { quantile } from "../../load/quantile.ts";
import type { Scorer, SentMove } from "../../wire/player.ts";

/** A move that was waited for: at which table, from when until when. */
interface Waited {
  readonly table: string;
  readonly from: number;
  readonly until: number;
}

/** Something that was done, from when until when. */
export interface Done<Kind> {
  readonly kind: Kind;
  readonly from: number;
  readonly until: number;
}

/** Passes on what became of moves, and writes down how long each was waited for. */
export class Stopwatch implements Scorer {
  private readonly scorer: Scorer;
  private readonly waited: Waited[] = [];

  constructor(scorer: Scorer) {
    this.scorer = scorer;
  }

  acknowledged(decision: SentMove, milliseconds: number): void {
    const until = performance.now();
    this.waited.push({ table: decision.table, from: until - milliseconds, until });
    this.scorer.acknowledged(decision, milliseconds);
  }

  refused(decision: SentMove, code: string): void {
    this.scorer.refused(decision, code);
  }

  /** The longest wait of each table for each thing that was done, by what they had to wait for. */
  longest<Kind extends string>(done: readonly Done<Kind>[]): ReadonlyMap<Kind, readonly number[]> {
    const found = new Map<Done<Kind>, Map<string, number>>();
    for (const { table, from, until } of this.waited) {
      const cause = causeOf(done, from, until);
      if (cause === undefined) continue;
      const tables = found.get(cause) ?? new Map<string, number>();
      tables.set(table, Math.max(until - from, tables.get(table) ?? 0));
      found.set(cause, tables);
    }
    const all = new Map<Kind, number[]>();
    for (const [{ kind }, tables] of found) all.set(kind, [...(all.get(kind) ?? []), ...tables.values()]);
    return all;
  }
}

/**
 * What a wait is owed to: what was being done when it began, however much later it ended; else what was begun before it ended; else
 * what had been done last.
 */
function causeOf<Kind>(done: readonly Done<Kind>[], from: number, until: number): Done<Kind> | undefined {
  return (
    done.find((each) => each.from <= from && from <= each.until) ??
    done.find((each) => from < each.from && each.from <= until) ??
    done.findLast((each) => each.until < from)
  );
}

/** How long tables waited, in milliseconds: half of them, and all but one in a hundred, no longer than this; and the longest. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export function waitsOf(values: readonly number[]): Waits {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number): number => Math.round(quantile(sorted, part));
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** What all but one in a hundred do not exceed; `null` of nothing. */
export function p99(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.round(quantile(Float64Array.from(values).sort(), 0.99));
}
