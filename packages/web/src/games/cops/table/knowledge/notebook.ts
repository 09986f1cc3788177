import { IDENTITIES, type Identity, MOST_SEATS } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";

/** What a reader takes somebody for. */
export type Suspicion = Identity;
export const SUSPICIONS: readonly Suspicion[] = IDENTITIES;

/** How long a note may be, in characters. */
export const LONGEST_NOTE = 140;

/** What a reader has written down about a player. */
export interface Entry {
  readonly suspicion: Suspicion | null;
  readonly note: string;
}

/** What a reader has written down in a game, by seat. Nobody is missing: about who is not in it, nothing was written. */
export type NotebookPage = Readonly<Partial<Record<Seat, Entry>>>;

/** A page with nothing on it. */
export const BLANK_PAGE: NotebookPage = {};

const BLANK_ENTRY: Entry = { suspicion: null, note: "" };

/** What is written about a player. */
export function entryOf(page: NotebookPage, seat: Seat): Entry {
  return page[seat] ?? BLANK_ENTRY;
}

/** The page with another suspicion about a player; `null` takes it back. */
export function withSuspicion(page: NotebookPage, seat: Seat, suspicion: Suspicion | null): NotebookPage {
  return withEntry(page, seat, { ...entryOf(page, seat), suspicion });
}

/** The page with another note about a player, cut to what a note may be. */
export function withNote(page: NotebookPage, seat: Seat, note: string): NotebookPage {
  return withEntry(page, seat, { ...entryOf(page, seat), note: shortened(note) });
}

/** Whether nothing is written on a page. */
export function isBlank(page: NotebookPage): boolean {
  return Object.keys(page).length === 0;
}

/** Reads a page that was kept; what cannot be read is as if it had never been written. */
export function readPage(kept: unknown): NotebookPage {
  if (typeof kept !== "object" || kept === null) return BLANK_PAGE;
  let page = BLANK_PAGE;
  for (const [seat, entry] of Object.entries(kept)) {
    if (/^\d$/.test(seat) && Number(seat) < MOST_SEATS) page = withEntry(page, Number(seat), readEntry(entry));
  }
  return page;
}

function readEntry(kept: unknown): Entry {
  if (typeof kept !== "object" || kept === null) return BLANK_ENTRY;
  const { suspicion, note }: { readonly suspicion?: unknown; readonly note?: unknown } = kept;
  return {
    suspicion: SUSPICIONS.find((each) => each === suspicion) ?? null,
    note: typeof note === "string" ? shortened(note) : "",
  };
}

/** A blank entry is left out, so that an empty page is empty. */
function withEntry(page: NotebookPage, seat: Seat, entry: Entry): NotebookPage {
  const { [seat]: _, ...others } = page;
  return entry.suspicion === null && entry.note === "" ? others : { ...others, [seat]: entry };
}

/** Cut between characters, never inside one. */
function shortened(note: string): string {
  return note.length <= LONGEST_NOTE ? note : [...note].slice(0, LONGEST_NOTE).join("");
}
