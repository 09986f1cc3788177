import { entriesOf, storedFrom } from "./entries.ts";
import type { Fact } from "./fact.ts";
import { fold } from "./fold.ts";
import type { Table } from "./state.ts";
import type { StoredFact } from "./stored.ts";

/** Lets facts happen at a table that is not live yet; answers what is to be kept of them. */
export function happen(
  table: Table,
  facts: readonly Fact[],
  at: number,
  newSecret: () => string,
): readonly StoredFact[] {
  const entries = entriesOf(table, [{ facts }], at, newSecret);
  const stored = storedFrom(table.facts, entries);
  for (const entry of entries) fold(table, entry);
  return stored;
}
