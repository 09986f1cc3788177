import type { Seat } from "@darbar/kernel";
import type { Names } from "./names.ts";
import type { Words } from "./words.ts";

/** How a game's decisions are spoken of. */
export interface ReviewWords {
  /** The question that was open to a seat, from its view. */
  question(view: unknown, words: Words, names: Names): string;
  /** What a move is called. */
  move(move: unknown, view: unknown, me: Seat, words: Words, names: Names): string;
  /** What the master guesses at: "Duke", "Kingpin". */
  guess(what: string, words: Words): string;
}
