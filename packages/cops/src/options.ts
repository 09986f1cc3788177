import type { Result, Seat } from "@darbar/kernel";
import { readOptions } from "@darbar/kernel/options";
import { optionList } from "./option-list.ts";
import type { Mode, Version } from "./rules.ts";

/** What a table has agreed on before the deal. */
export interface Options {
  /** By which version of the rules is played: former ones are for games that were begun by them. */
  readonly version: Version;
  readonly mode: Mode;
  readonly first: Seat;
}

/** Reads options for a table of so many seats. Strict: unknown keys are errors. */
export function parseOptions(raw: unknown, seats: number): Result<Options> {
  return readOptions(optionList, raw, seats);
}
