import { stripVTControlCharacters } from "node:util";

/** Breaks a text into lines of at most `width` columns, the first indented by `indent`, the others by `hanging`. */
export function wrap(text: string, width: number, indent: string, hanging: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  for (const word of text.split(" ")) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = hanging;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.map((row) => row.replaceAll(NO_BREAK, " "));
}

const NO_BREAK = "\u00a0";

/** A text that `wrap` keeps on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", NO_BREAK);
}

/** What takes no column of its own: points and accents on letters, joiners, and marks of direction. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** How many columns a text takes, colours not counted. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text).replaceAll(WITHOUT_WIDTH, "")].length;
}

/** As much of a text as has room in so many columns. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  for (const sign of text) {
    if (widthOf(kept + sign) > width - 1) break;
    kept += sign;
  }
  return `${kept}…`;
}

/** A text filled up with blanks to so many columns. */
export function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** A text with blanks before it, up to so many columns. */
export function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

/** The width to write for: what the screen has, within what reads well. */
export function readableWidth(columns: number): number {
  return Math.min(120, Math.max(40, columns));
}
