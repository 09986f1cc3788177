import { DIRECTION, type Language } from "@darbar/words/languages";

const RIGHT_TO_LEFT_MARK = "\u200f";

/** Has a terminal take the direction of each line from what stands in it, and not any more (docs/adr/0022). */
export const LINES_BY_CONTENT = { on: "\x1b[?2501h", off: "\x1b[?2501l" } as const;

/** Whether a language is written from the right. */
export function isFromRight(language: Language): boolean {
  return DIRECTION[language] === "rtl";
}

/**
 * A row so that a terminal can tell from which side it begins, whatever letters come first in it. The mark stands behind the
 * first column: at the very beginning there is nothing that terminals could keep it with, and they drop it. A letter there
 * tells it by itself, and what is isolated begins as it likes.
 */
export function directed(row: string, language: Language): string {
  if (!isFromRight(language)) return row;
  let place = 0;
  while (row.startsWith(COLOUR, place)) place = row.indexOf("m", place) + 1;
  const [first] = row.slice(place);
  if (first === undefined || /[\p{L}\u2068]/u.test(first)) return row;
  return row.slice(0, place) + first + RIGHT_TO_LEFT_MARK + row.slice(place + first.length);
}

/** How a change of colour begins; it takes no column. */
const COLOUR = "\x1b[";

/** Signs that point along the line of reading. */
export function signsOf(language: Language): { readonly mark: string; readonly arrow: string } {
  return isFromRight(language) ? { mark: "◂", arrow: "←" } : { mark: "▸", arrow: "→" };
}
