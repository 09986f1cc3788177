import type { Seat } from "@darbar/kernel";
import type { Store } from "@darbar/server";

/** What a store keeps of a table, as far as it is looked at from outside: see `fact.ts` of the server. */
export interface KeptFact {
  readonly type: string;
  readonly seat?: Seat;
  readonly prompt?: number;
  readonly move?: unknown;
  readonly game?: number;
  readonly options?: unknown;
  readonly events?: readonly unknown[];
}

/** A fact as the server writes it. */
interface Written {
  readonly fact: KeptFact;
  readonly command?: { readonly person: string; readonly id: string };
}

/** One fact in a table's log, and the command that it came of. */
export interface KeptEntry {
  readonly at: number;
  readonly fact: KeptFact;
  readonly command?: string;
}

/** The log of a table, in order and without a gap; throws if it is not so. What the store does not know has none. */
export async function keptLog(store: Store, table: string): Promise<readonly KeptEntry[]> {
  const stored = (await store.history(table)) ?? [];
  return stored.map(({ seq, at, fact }, index) => {
    if (seq !== index) throw new Error(`fact ${seq} of table ${table} is in the place of ${index}`);
    const { fact: kept, command } = JSON.parse(fact) as Written;
    return command === undefined ? { at, fact: kept } : { at, fact: kept, command: `${command.person} ${command.id}` };
  });
}
