import { tabStorage } from "../app/storage.ts";

/** A table that was found by its code, or made: its name, and the game played there. */
export interface FoundTable {
  readonly table: string;
  readonly game: string;
}

/** What this tab knows of the tables of codes: nothing is asked for twice. */
export const FOUND_TABLES = {
  of: (code: string): FoundTable | null => {
    const [table, game = ""] = tabStorage(slot(code)).read()?.split(" ") ?? [];
    return table === undefined ? null : { table, game };
  },
  keep: (code: string, { table, game }: FoundTable): void => tabStorage(slot(code)).write(`${table} ${game}`),
};

function slot(code: string): string {
  return `darbar.table.${code}`;
}
