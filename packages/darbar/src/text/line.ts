import type { Paint, Tone } from "./paint.ts";
import { wrap } from "./wrap.ts";

/** One line of a story: how deep it is indented, what it is, and what it says. */
export interface Line {
  readonly depth: number;
  readonly tone: Tone;
  readonly text: string;
}

/** A line as it goes on a screen: broken where it is too long, and painted. */
export function setLine(line: Line, width: number, paint: Paint): readonly string[] {
  const indent = "  ".repeat(line.depth);
  return wrap(line.text, width, indent, `${indent}  `).map((row) => paint(line.tone, row));
}
