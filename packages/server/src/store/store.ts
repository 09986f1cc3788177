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

/** A person, without anything secret. */
export interface StoredPerson {
  readonly person: string;
  readonly name: string;
}

/** Why something was not kept. `conflict`: the table already has a fact of that number. `full`: there is no room. */
export type StoreFault = "conflict" | "full" | "broken";

/** A write that did not happen, none of it. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * Where everything lasting is kept. A promise that resolves means: it is on the disk, and will be there after a crash.
 * Every implementation passes the same contract tests.
 */
export interface Store {
  /** Keeps a new table with its first facts (numbered from 0), all or nothing. A code that is taken is a conflict. */
  createTable(table: StoredTable, facts: readonly StoredFact[]): Promise<void>;
  /** Adds facts to a table's log, all or nothing; `(table, seq)` is unique, so a second writer is refused. */
  append(table: string, facts: readonly StoredFact[]): Promise<void>;
  /** All facts of a table in order; `null` if there is no such table. */
  load(table: string): Promise<readonly StoredFact[] | null>;
  findByCode(code: string): Promise<string | null>;
  /** The tables that are not put away, for the list and for running clocks after a restart. */
  openTables(): Promise<readonly StoredTable[]>;
  /** Says whether a table is to be found by `openTables`. */
  setOpen(table: string, open: boolean): Promise<void>;

  createPerson(person: StoredPerson, secretHash: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** Whose secret this is. */
  findPerson(secretHash: string): Promise<StoredPerson | null>;
  /** One more device of the same person. */
  addSecret(person: string, secretHash: string): Promise<void>;

  /** That the server was alive at this time: a restart credits clocks with the time since. */
  heartbeat(at: number): Promise<void>;
  lastHeartbeat(): Promise<number | null>;

  /** Writes a copy of everything, as of one moment, to a file, while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
