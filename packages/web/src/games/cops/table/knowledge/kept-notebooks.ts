import type { StorageSlot } from "../../../../app/settings.ts";
import type { TableProps } from "../../../../table/props.ts";
import { isBlank, type NotebookPage, readPage } from "./notebook.ts";

/** How many notebooks a device keeps, the newest. */
export const MOST_KEPT = 20;

/** Which game a notebook is about. */
export interface NotebookPlace {
  readonly mode: TableProps["mode"];
  readonly table: string;
  /** The how-manieth game of the table. */
  readonly game: number;
}

/** The name under which a game's page is kept; `null` where there is no notebook: in a replay or a lesson, or on a screen. */
export function pageName({ mode, table, game }: NotebookPlace): string | null {
  switch (mode) {
    case "live":
      return `${table}/${game}`;
    case "practice":
      return `practice/${game}`;
    case "screen":
    case "hand":
    case "lesson":
    case "replay":
      return null;
  }
}

/** What was written in a game; a blank page if nothing was, or if it cannot be read. */
export function keptPage(storage: StorageSlot, name: string): NotebookPage {
  return readAll(storage).find((each) => each.name === name)?.page ?? {};
}

/** Keeps what is written in a game on this device, and nowhere else. A blank page is thrown away. */
export function keepPage(storage: StorageSlot, name: string, page: NotebookPage): void {
  const all = readAll(storage);
  const others = all.filter((each) => each.name !== name);
  if (isBlank(page) && others.length === all.length) return;
  const kept = isBlank(page) ? others : [{ name, page }, ...others];
  storage.write(JSON.stringify(kept.slice(0, MOST_KEPT)));
}

interface KeptPage {
  readonly name: string;
  readonly page: NotebookPage;
}

/** All that is kept, the newest first. Read anew each time: another tab may have written. */
function readAll(storage: StorageSlot): readonly KeptPage[] {
  try {
    const kept: unknown = JSON.parse(storage.read() ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((each: unknown) => readKept(each) ?? []) : [];
  } catch {
    return [];
  }
}

function readKept(kept: unknown): KeptPage | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { name, page }: { readonly name?: unknown; readonly page?: unknown } = kept;
  return typeof name === "string" ? { name, page: readPage(page) } : null;
}
