/** One fact of a table as it is kept: its number in the table's log, when it happened, and what, as JSON. */
export interface StoredFact {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly fact: string;
}

/** A finished game, whole: one row, however much was said and done at its table. */
export interface StoredRecord {
  readonly game: number;
  readonly at: number;
  /** JSON: the record, who played, and what was agreed about showing it. */
  readonly record: string;
}

/** A line of talk, numbered in its table. It is no fact of the game, and only the latest ones, and those of the game that is played, are kept. */
export interface StoredLine {
  readonly number: number;
  readonly at: number;
  readonly line: string;
}

/** What is kept in one step with facts: all of it or nothing. */
export interface Along {
  /** The number of the fact that says how the table stands: what was before it need not be read any more. */
  readonly base?: number;
  /** The game that has ended with these facts. */
  readonly record?: StoredRecord;
}

/**
 * Why something was not kept or read. `conflict`: the table already has a fact of that number. `full`: there is no room.
 * `damaged`: what is kept is not what was written, and nothing of it can be trusted any more.
 */
export type StoreFault = "conflict" | "full" | "damaged" | "broken";

/** A write that did not happen, none of it. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
