import {
  callBy,
  emptyTable,
  entryOf,
  fold,
  foldTable,
  isRenamed,
  type KeptRecord,
  keptRecord,
  storedRecord,
  type Table,
} from "@darbar/table";
import { CONTEXT } from "./context.ts";
import type { Store } from "./store/store.ts";

/** A table as it stands in the store: what it has played since its base, what was said, and what people are called now. */
export async function readTable(store: Store, id: string): Promise<Table | null> {
  const [facts, talk] = await Promise.all([store.load(id), store.talk(id)]);
  if (facts === null) return null;
  const table = foldTable(id, CONTEXT, facts, talk);
  const people = table.seats.flatMap((sitter) => (sitter?.kind === "person" ? [sitter.person] : []));
  for (const person of await store.names(people)) {
    // Renamed while the table slept, to look like somebody who sits here: here they keep the name that they had.
    if (isRenamed(table, person)) callBy(table, person);
  }
  return table;
}

/** A game that ended before records were kept by themselves: it is played again from the whole log, and kept. */
export async function recoverRecord(store: Store, id: string, number: number): Promise<KeptRecord | null> {
  // Of several who have waited for it the first has kept it.
  const kept = await store.findRecord(id, number);
  if (kept !== null) return keptRecord(kept);
  const table = emptyTable(id, CONTEXT);
  for (const stored of (await store.history(id)) ?? []) {
    const entry = entryOf(stored);
    if (table.facts === 0) table.facts = stored.seq;
    fold(table, entry);
    const { game } = table;
    if (entry.fact.type !== "ended" || game?.number !== number) continue;
    const record = storedRecord(game, entry.at);
    await store.addRecord(id, record);
    return keptRecord(record);
  }
  return null;
}
