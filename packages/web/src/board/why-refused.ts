import type { Words } from "@darbar/words/words";
import { problemText } from "../app/problem.ts";

/** What the rules of a game may refuse a move for, and how they say it. */
interface Refusals {
  readonly known: readonly string[];
  text(code: string, words: Words): string;
}

/** Why something was refused: the rules refuse moves, the table everything else. */
export function whyRefused(code: string, words: Words, { known, text }: Refusals): string {
  return known.includes(code) ? text(code, words) : problemText(code, words);
}
