import type { Part, Row } from "./parts.ts";

/** A store from which rows are copied, or to which. Nobody else has it meanwhile. */
export interface Side {
  /** Whether nothing is in it yet. */
  isEmpty(): Promise<boolean>;
  count(part: Part): Promise<number>;
  /** All rows of a part in the order of their keys, as of one moment. */
  rows(part: Part): AsyncIterable<Row>;
  /** Keeps rows, in place of those with the same keys. */
  write(part: Part, rows: readonly Row[]): Promise<void>;
  remove(part: Part, rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

/** A side that is being filled. Until it is finished no server takes it for a store. */
export interface TargetSide extends Side {
  /** Whether an earlier move into it was begun. */
  readonly isBegun: boolean;
  finish(): Promise<void>;
}
