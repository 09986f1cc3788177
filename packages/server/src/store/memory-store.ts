import { type Store, type StoredFact, type StoredPerson, type StoredTable, StoreError } from "./store.ts";

/** A store that keeps everything in memory: for tests of what needs a store and not its lasting. */
export function memoryStore(): Store {
  const tables = new Map<string, { readonly table: StoredTable; readonly facts: StoredFact[]; open: boolean }>();
  const people = new Map<string, StoredPerson>();
  const secrets = new Map<string, string>();
  let beat: number | null = null;
  const add = (facts: StoredFact[], more: readonly StoredFact[]): void => {
    if (more.some(({ seq }, index) => seq !== facts.length + index)) {
      throw new StoreError("conflict", "the table already has a fact of that number");
    }
    facts.push(...more);
  };
  return {
    createTable: async (table, facts) => {
      for (const kept of tables.values()) {
        if (kept.table.code === table.code || kept.table.table === table.table) {
          throw new StoreError("conflict", "the table or its code is there already");
        }
      }
      const kept = { table, facts: [], open: true };
      add(kept.facts, facts);
      tables.set(table.table, kept);
    },
    append: async (table, facts) => {
      const kept = tables.get(table);
      if (kept === undefined) throw new StoreError("conflict", "there is no such table");
      add(kept.facts, facts);
    },
    load: async (table) => tables.get(table)?.facts.slice() ?? null,
    findByCode: async (code) => [...tables.values()].find((kept) => kept.table.code === code)?.table.table ?? null,
    openTables: async () => [...tables.values()].filter((kept) => kept.open).map((kept) => kept.table),
    setOpen: async (table, open) => {
      const kept = tables.get(table);
      if (kept !== undefined) kept.open = open;
    },
    createPerson: async (person, secretHash) => {
      if (people.has(person.person) || secrets.has(secretHash)) {
        throw new StoreError("conflict", "the person or the secret is there already");
      }
      people.set(person.person, person);
      secrets.set(secretHash, person.person);
    },
    rename: async (person, name) => {
      if (people.has(person)) people.set(person, { person, name });
    },
    findPerson: async (secretHash) => people.get(secrets.get(secretHash) ?? "") ?? null,
    addSecret: async (person, secretHash) => {
      if (!people.has(person) || secrets.has(secretHash)) {
        throw new StoreError("conflict", "there is no such person, or the secret is there already");
      }
      secrets.set(secretHash, person);
    },
    heartbeat: async (at) => {
      beat = at;
    },
    lastHeartbeat: async () => beat,
    backup: async () => {
      throw new StoreError("broken", "what is kept in memory only cannot be backed up");
    },
    close: async () => undefined,
  };
}
