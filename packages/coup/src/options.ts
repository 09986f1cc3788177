import type { Result, Seat } from "@darbar/kernel";
import { readOptions } from "@darbar/kernel/options";
import type { Exchanger } from "./character.ts";
import type { Edition, Version } from "./edition.ts";
import { optionList } from "./option-list.ts";

/** What a table has agreed on before the deal. */
export interface Options {
  /** By which version of the rules is played: former ones are for games that were begun by them. */
  readonly version: Version;
  readonly edition: Edition;
  /** Who exchanges: the ambassador, or the inquisitor (coup 1, 5). */
  readonly character: Exchanger;
  /** Allegiances, the reserve, convert and embezzle (coup 6). */
  readonly reformation: boolean;
  /** The bomb (coup 7). */
  readonly anarchist: boolean;
  /** The two-seat draft: on for two unless it is switched off, where the edition has it (coup 1). */
  readonly draft: boolean;
  /** The loser of a challenge may still block (coup 4.6). */
  readonly secondDefence: boolean;
  /** Who may block assassinate and steal (coup 4). */
  readonly blockers: "target" | "anyone";
  /** The seat that plays first. */
  readonly first: Seat;
}

/** Reads options for a table of so many seats. Strict: what an edition does not have cannot be asked for. */
export function parseOptions(raw: unknown, seats: number): Result<Options> {
  return readOptions(optionList, raw, seats);
}
