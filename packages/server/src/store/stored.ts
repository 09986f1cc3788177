/** One fact of a table as it is kept: its number in the table's log, when it happened, and what, as JSON. */
export interface StoredFact {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly fact: string;
}

/** What is kept of a table besides its facts, to find it again. */
export interface StoredTable {
  readonly table: string;
  readonly code: string;
  readonly created: number;
}

/** A finished game, whole: one row, however much was said and done at its table. */
export interface StoredRecord {
  readonly game: number;
  readonly at: number;
  /** JSON: the record, who played, and what was agreed about showing it. */
  readonly record: string;
}

/** A line of talk, numbered in its table. It is no fact of the game, and only the latest ones are kept. */
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

/** A person, without anything secret. */
export interface StoredPerson {
  readonly person: string;
  readonly name: string;
}

/** A device of a person: its secret is kept as a hash, and shown to nobody. */
export interface StoredDevice {
  readonly device: string;
  /** What kind of device it is, for its owner to tell it from others. */
  readonly label: string;
  readonly added: number;
  readonly seen: number;
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
