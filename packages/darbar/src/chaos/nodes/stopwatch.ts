import { quantile } from "../../load/quantile.ts";
import type { Scorer, SentMove } from "../../wire/player.ts";

/** Passes on what became of moves, and measures how long each table was kept waiting. */
export class Stopwatch implements Scorer {
  private readonly scorer: Scorer;
  /** The longest wait of each table since it was last looked at. */
  private longest = new Map<string, number>();

  constructor(scorer: Scorer) {
    this.scorer = scorer;
  }

  acknowledged(decision: SentMove, milliseconds: number): void {
    const { table } = decision;
    this.longest.set(table, Math.max(milliseconds, this.longest.get(table) ?? 0));
    this.scorer.acknowledged(decision, milliseconds);
  }

  refused(decision: SentMove, code: string): void {
    this.scorer.refused(decision, code);
  }

  /** The longest wait of each table since the last time. */
  lap(): readonly number[] {
    const waits = [...this.longest.values()];
    this.longest = new Map();
    return waits;
  }
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
