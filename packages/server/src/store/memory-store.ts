import { memoryPeople } from "./memory-people.ts";
import {
  type Store,
  type StoredFact,
  type StoredLine,
  type StoredPlace,
  type StoredRecord,
  type StoredTable,
  StoreError,
} from "./store.ts";

interface KeptTable {
  readonly table: StoredTable;
  readonly facts: StoredFact[];
  talk: StoredLine[];
  open: boolean;
  /** Who has a place there, while it sleeps. */
  places: readonly StoredPlace[];
  base: number;
  touched: number;
}

/** A store that keeps everything in memory: for tests of what needs a store and not its lasting. */
export function memoryStore(): Store {
  const tables = new Map<string, KeptTable>();
  const records = new Map<string, { readonly record: StoredRecord; readonly keptBy: Set<string> }>();
  let beat: number | null = null;
  const add = (kept: KeptTable, more: readonly StoredFact[]): void => {
    const next = (kept.facts.at(-1)?.seq ?? -1) + 1;
    if (more.some(({ seq }, index) => seq !== next + index)) {
      throw new StoreError("conflict", "the table already has a fact of that number");
    }
    kept.facts.push(...more);
  };
  const addRecord = (table: string, record: StoredRecord): void => {
    const key = `${table} ${record.game}`;
    records.set(key, { record, keptBy: records.get(key)?.keptBy ?? new Set() });
  };
  return {
    ...memoryPeople(),
    createTable: async (table, facts) => {
      for (const kept of tables.values()) {
        if (kept.table.code === table.code || kept.table.table === table.table) {
          throw new StoreError("conflict", "the table or its code already exists");
        }
      }
      const kept: KeptTable = { table, facts: [], talk: [], open: true, places: [], base: 0, touched: table.created };
      add(kept, facts);
      tables.set(table.table, kept);
    },
    append: async (table, facts, along = {}) => {
      const kept = tables.get(table);
      if (kept === undefined) throw new StoreError("conflict", "there is no such table");
      add(kept, facts);
      kept.base = along.base ?? kept.base;
      if (along.record !== undefined) addRecord(table, along.record);
    },
    load: async (table) => {
      const kept = tables.get(table);
      return kept?.facts.filter(({ seq }) => seq >= kept.base) ?? null;
    },
    history: async (table) => tables.get(table)?.facts.slice() ?? null,
    findByCode: async (code) => [...tables.values()].find((kept) => kept.table.code === code)?.table.table ?? null,
    openTables: async () => [...tables.values()].filter((kept) => kept.open).map((kept) => kept.table),
    setAwake: async (table, at) => {
      const kept = tables.get(table);
      if (kept !== undefined) Object.assign(kept, { open: true, places: [], touched: at });
    },
    putToSleep: async (table, places, at) => {
      const kept = tables.get(table);
      if (kept !== undefined) Object.assign(kept, { open: false, places, touched: at });
    },
    placesAsleep: async (person, most) =>
      [...tables.values()]
        .sort((one, other) => other.touched - one.touched)
        .flatMap(({ places }) => places.filter((each) => each.person === person).map(({ place }) => place))
        .slice(0, most),
    findRecord: async (table, game) => records.get(`${table} ${game}`)?.record ?? null,
    addRecord: async (table, record) => addRecord(table, record),
    setKept: async (table, game, person, kept) => {
      const keptBy = records.get(`${table} ${game}`)?.keptBy;
      if (keptBy === undefined) throw new StoreError("conflict", "there is no such game");
      if (kept) keptBy.add(person);
      else keptBy.delete(person);
    },
    isKept: async (table, game, person) => records.get(`${table} ${game}`)?.keptBy.has(person) ?? false,
    say: async (table, lines, most) => {
      const kept = tables.get(table);
      if (kept === undefined) throw new StoreError("conflict", "there is no such table");
      if (kept.talk.some(({ number }) => lines.some((line) => line.number === number))) {
        throw new StoreError("conflict", "the table already has a line of that number");
      }
      kept.talk = [...kept.talk, ...lines].slice(-most);
    },
    talk: async (table) => tables.get(table)?.talk ?? [],
    staleTables: async (before, most) =>
      [...tables.values()]
        .filter(({ touched }) => touched < before)
        .sort((one, other) => one.touched - other.touched)
        .slice(0, most)
        .map(({ table }) => table.table),
    forgetTables: async (forgotten) => {
      for (const table of forgotten) tables.delete(table);
      for (const [key, { keptBy }] of records) {
        if (keptBy.size === 0 && forgotten.includes(key.split(" ")[0])) records.delete(key);
      }
    },
    forgetPast: async (before, most) => {
      let dropped = 0;
      let left = most;
      for (const { facts, base } of tables.values()) {
        const past = facts.filter(({ seq }) => seq < base);
        if (left === 0 || past.length === 0 || (past.at(-1)?.at ?? before) >= before) continue;
        facts.splice(0, past.length);
        dropped += past.length;
        left--;
      }
      return dropped;
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
