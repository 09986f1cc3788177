import type { Inquiry } from "@darbar/bots/inquiry";
import type { Seat } from "@darbar/kernel";
import type { Setup } from "@darbar/protocol";
import type { StorageSlot } from "../app/settings.ts";
import { type BotsWish, USUAL_BOTS } from "./manner.ts";

/** What a practice table is to be. */
export interface PracticeWish extends Partial<BotsWish> {
  readonly options: Setup["options"];
  readonly seats: number;
  /** The reader's name. */
  readonly name: string;
  /** Where the reader sits: seat 0 unless said. */
  readonly me?: Seat;
  /** How the reader reads the name of a bot: none sits there whom they would read by their own name. */
  readBot?(name: string): string;
  /** Bots answer a window only after the reader has. */
  readonly patient?: boolean;
  /** Begins a new game even if one is kept. */
  readonly fresh?: boolean;
}

/** What a practice table needs of the host. */
export interface PracticeHost {
  /** A fraction from 0 to below 1 that nobody can foretell. */
  random(): number;
  /** Milliseconds since 1970; it never goes back while the page is open. */
  now(): number;
  /** Calls back after so many milliseconds; answers how to call that off. */
  later(milliseconds: number, run: () => void): () => void;
  /** What a bot answers who is asked this. It may take its time. */
  think(inquiry: Inquiry): Promise<unknown>;
  /** Told of what should not have happened. */
  report(error: unknown): void;
  /** How long bots pause, as a multiple of the usual. */
  pace?(): number;
  /** Whether bots speak of their own accord. */
  readonly botsTalk?: boolean;
  /** While this is so nothing happens by itself. */
  paused?(): boolean;
  /** Keeps the game over a reload. */
  readonly store?: StorageSlot;
}

/** The reader at a practice table, and the table's name. */
export const PRACTICE_PERSON = "reader";
export const PRACTICE_TABLE = "practice";

/** Where the reader sits. */
export function seatOfReader({ me = 0, seats }: PracticeWish): Seat {
  return me >= 0 && me < seats ? me : 0;
}

/** The bots that are wished for. */
export function botsOf({ level, style }: PracticeWish): BotsWish {
  return { level: level ?? USUAL_BOTS.level, style: style ?? null };
}
