import type { StoredFact, StoredLine, Table } from "@darbar/table";
import type { StorageSlot } from "../app/settings.ts";
import type { FoundTable } from "./found-table.ts";
import { type KeptTable, writeKept } from "./kept-table.ts";

/** Keeps a practice table on this device: all that there is of it, anew after every change. */
export interface Keeping {
  /** A table takes the place of the one before. */
  begin(found: FoundTable): void;
  /** What has happened at a table, unless another one has taken its place. */
  append(table: Table, facts: readonly StoredFact[], base?: number): void;
  /** Keeps what was said; of all lines the last so many. */
  say(lines: readonly StoredLine[], most: number): void;
  /** What was said at the table. */
  lines(): readonly StoredLine[];
  /** Nothing is kept from now on, nor what was. */
  forget(): void;
}

/** Opens what keeps a table, beginning with what was said there before. A device that keeps nothing can be played on. */
export function openKeeping(store: StorageSlot | undefined, said: readonly StoredLine[]): Keeping {
  let kept: KeptTable = { facts: [], lines: said };
  let current: Table | null = null;
  const write = (text: string): void => {
    try {
      store?.write(text);
    } catch {
      // Full, or not allowed: the game goes on, and ends with the page.
    }
  };
  const keep = (facts: readonly StoredFact[], base: number): void => {
    kept = { ...kept, facts: facts.filter(({ seq }) => seq >= base) };
    write(writeKept(kept));
  };
  return {
    begin: ({ table, facts }) => {
      current = table;
      keep(facts, table.base);
    },
    append: (table, facts, base = 0) => {
      if (table === current) keep([...kept.facts, ...facts], base);
    },
    say: (lines, most) => {
      kept = { ...kept, lines: [...kept.lines, ...lines].slice(-most) };
      write(writeKept(kept));
    },
    lines: () => kept.lines,
    forget: () => {
      current = null;
      write("");
    },
  };
}
