import { useMemo, useState } from "preact/hooks";
import { deviceStorage } from "../../../../app/storage.ts";
import { keepPage, keptPage, type NotebookPlace, pageName } from "./kept-notebooks.ts";
import { BLANK_PAGE, type NotebookPage } from "./notebook.ts";

/** The reader's notebook at a table. */
export interface OpenNotebook {
  readonly page: NotebookPage;
  change(next: NotebookPage): void;
}

const STORAGE = deviceStorage("darbar.cops.notebooks");

/**
 * The reader's notebook of a game, kept on this device only; `null` where there is none. `hasBegun`: whether the first
 * turn has begun. All practice is at one table whose games are counted anew: before the first turn a page is blank.
 */
export function useNotebook(place: NotebookPlace, hasBegun: boolean): OpenNotebook | null {
  const name = pageName(place);
  const isNew = place.mode === "practice" && !hasBegun;
  // Only as the game is opened: what is written before its first turn stays.
  const kept = useMemo(() => opened(name, isNew), [name]);
  const [written, write] = useState<{ readonly name: string; readonly page: NotebookPage } | null>(null);
  if (name === null) return null;
  return {
    page: written?.name === name ? written.page : kept,
    change: (page) => {
      write({ name, page });
      keepPage(STORAGE, name, page);
    },
  };
}

function opened(name: string | null, isNew: boolean): NotebookPage {
  if (name === null) return BLANK_PAGE;
  if (isNew) keepPage(STORAGE, name, BLANK_PAGE);
  return keptPage(STORAGE, name);
}
