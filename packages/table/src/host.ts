import type { Inquiry } from "@darbar/bots/inquiry";
import type { Table } from "./state.ts";
import type { Along, StoredFact, StoredLine } from "./stored.ts";

/** What a host gives a live table: a place to keep things, time, chance, thought; and what it hears of it. */
export interface TableHost {
  append(table: string, facts: readonly StoredFact[], along?: Along): Promise<void>;
  /** Keeps lines of talk, and of all lines the last so many. */
  say(table: string, lines: readonly StoredLine[], most: number): Promise<void>;
  now(): number;
  /** Calls back at a time; answers how to call that off. */
  at(time: number, run: () => void): () => void;
  /** A fraction from 0 to 1, for pauses and bots: nothing that is dealt depends on it. */
  chance(): number;
  newSecret(): string;
  /** What a bot answers. It is thought out elsewhere, and from nothing but what is asked. */
  think(game: string, inquiry: Inquiry): Promise<unknown>;
  /** Told after every change that others may list. */
  changed(table: Table): void;
  /** Told of what should not have happened, so that somebody hears of it. */
  report(error: unknown): void;
  /** Called when the store may hold more than this table knows: the table must be read again. */
  lost(table: Table): void;
  readonly grid: number;
  readonly floor: number;
  /** In a window everything is done at such ticks, in milliseconds, so that no delay tells of a sealed answer; 0: at once. */
  readonly tick: number;
  /** How long bots pause, as a multiple of the usual. */
  readonly pause: number;
  /** Whether bots speak of their own accord. */
  readonly botsTalk?: boolean;
  /** Whether bots wait until everybody has answered who decides for themselves. */
  readonly patient?: boolean;
}
