import { DIRECTION, type Language } from "@darbar/words/languages";

const RIGHT_TO_LEFT_MARK = "\u200f";

/** Has a terminal take the direction of each line from what stands in it, and not any more (docs/adr/0021). */
export const LINES_BY_CONTENT = { on: "\x1b[?2501h", off: "\x1b[?2501l" } as const;

/** Whether a language is written from the right. */
export function isFromRight(language: Language): boolean {
  return DIRECTION[language] === "rtl";
}

/** A row so that a terminal can tell from which side it begins, whatever stands first in it. */
export function directed(row: string, language: Language): string {
  return isFromRight(language) && row !== "" ? `${RIGHT_TO_LEFT_MARK}${row}` : row;
}

/** Signs that point along the line of reading. */
export function signsOf(language: Language): { readonly mark: string; readonly arrow: string } {
  return isFromRight(language) ? { mark: "◂", arrow: "←" } : { mark: "▸", arrow: "→" };
}
