import type { Store, StoredFact } from "@darbar/server";

/** A table to be copied, as it is kept while nobody is there. */
export interface Original {
  readonly facts: readonly StoredFact[];
}

const AT_A_TIME = 500;

let made = 0;

/** Has many copies of tables kept, by turns; answers what they are called and how many facts they have. */
export async function copiesOf(
  store: Store,
  originals: readonly Original[],
  count: number,
  onCount: (count: number) => void = () => undefined,
): Promise<{ readonly tables: readonly string[]; readonly facts: number }> {
  const tables: string[] = [];
  let facts = 0;
  while (tables.length < count) {
    onCount(tables.length);
    const some = Array.from({ length: Math.min(AT_A_TIME, count - tables.length) }, (_, index) => ({
      id: `copy-${++made}`,
      original: originals[(tables.length + index) % originals.length],
    }));
    await Promise.all(some.map(({ id, original }) => copy(store, id, original)));
    tables.push(...some.map(({ id }) => id));
    facts += some.reduce((sum, { original }) => sum + original.facts.length, 0);
  }
  return { tables, facts };
}

async function copy(store: Store, id: string, { facts }: Original): Promise<void> {
  const at = facts[0].at;
  const own = facts.map((fact, seq) => ({ ...fact, seq }));
  await store.createTable({ table: id, code: id.toUpperCase(), created: at }, own);
  await store.putToSleep(id, [{ person: `of ${id}`, place: "{}" }], at);
}
