import type { Answers, RefusedDecision } from "./hold-log.ts";
import type { Scorer, SentMove } from "./player.ts";

/** Writes down, table by table, what players were told about their moves. */
export class Ledger implements Scorer {
  acknowledgements = 0;
  refusals = 0;
  /** How often moves were refused, by the code. */
  readonly codes = new Map<string, number>();
  private readonly tables = new Map<
    string,
    { readonly acknowledged: SentMove[]; readonly refused: RefusedDecision[] }
  >();

  acknowledged(decision: SentMove): void {
    this.acknowledgements++;
    this.pageOf(decision.table).acknowledged.push(decision);
  }

  refused(decision: SentMove, code: string): void {
    this.refusals++;
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    this.pageOf(decision.table).refused.push({ ...decision, code });
  }

  /** What was told at a table. */
  at(table: string): Answers {
    return this.pageOf(table);
  }

  private pageOf(table: string): { readonly acknowledged: SentMove[]; readonly refused: RefusedDecision[] } {
    const page = this.tables.get(table) ?? { acknowledged: [], refused: [] };
    this.tables.set(table, page);
    return page;
  }
}
