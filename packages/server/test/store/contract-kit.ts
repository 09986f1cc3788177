import { expect } from "vitest";
import type {
  Store,
  StoredDevice,
  StoredFact,
  StoredLine,
  StoredRecord,
  StoredTable,
  StoreFault,
} from "../../src/store/store.ts";

/** Where a store can be opened, again and again, for one test. */
export interface StoreLocation {
  /** Opens the store that is there; one that lasts has what was kept before. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** A kind of store, as the contract needs to know it. */
export interface StoreKind {
  readonly name: string;
  /** Whether what is kept is still there when it is opened again. */
  readonly lasting: boolean;
  /** Whether it can be open twice at a time, as it is on several nodes. */
  readonly shared: boolean;
  location(): Promise<StoreLocation>;
}

/** Some facts of a log, numbered from a number on. */
export function facts(from: number, count: number, text = "fact"): readonly StoredFact[] {
  return Array.from({ length: count }, (_, index) => ({
    seq: from + index,
    at: 1_800_000_000_000 + from + index,
    fact: JSON.stringify({ [text]: from + index }),
  }));
}

/** A table, whose code is its id in capitals. */
export function table(id: string, code = id.toUpperCase()): StoredTable {
  return { table: id, code, created: 1_700_000_000_000 };
}

/** A device, last seen at a time. */
export function device(id: string, seen = 1_700_000_000_000): StoredDevice {
  return { device: id, label: "Firefox, Linux", added: 1_600_000_000_000, seen };
}

/** Some lines of talk, numbered from a number on. */
export function lines(from: number, count: number): readonly StoredLine[] {
  return Array.from({ length: count }, (_, index) => ({
    number: from + index,
    at: from + index,
    line: JSON.stringify({ line: from + index }),
  }));
}

/** The record of a game. */
export function record(game: number): StoredRecord {
  return { game, at: 1_700_000_000_000 + game, record: JSON.stringify({ game }) };
}

/** What became of a write: `kept`, or why not. */
export async function fate(write: Promise<void>): Promise<"kept" | StoreFault> {
  try {
    await write;
    return "kept";
  } catch (error) {
    expect(error).toMatchObject({ name: "StoreError", message: expect.stringMatching(/./) });
    return (error as { readonly fault: StoreFault }).fault;
  }
}
