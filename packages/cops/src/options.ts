import { fail, ok, parseObject, parseWhole, parseWord, type Result, type Seat } from "@darbar/kernel";
import { FEWEST_SEATS, MODES, MOST_SEATS, type Mode, VERSION, type Version } from "./rules.ts";

/** What a table has agreed on before the deal. */
export interface Options {
  /** By which version of the rules is played: former ones are for games that were begun by them. */
  readonly version: Version;
  readonly mode: Mode;
  /** The seat that plays first. */
  readonly first: Seat;
}

const DEFAULTS: Options = { version: VERSION, mode: "base", first: 0 };

/** Reads options for a table of so many seats. Strict: unknown keys are errors. */
export function parseOptions(raw: unknown, seats: number): Result<Options> {
  const fields = parseObject(raw, "options", Object.keys(DEFAULTS));
  if (!fields.ok) return fields;
  const given = { ...DEFAULTS, ...fields.value };
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > MOST_SEATS) {
    return fail(`Good Cop Bad Cop seats ${FEWEST_SEATS} to ${MOST_SEATS}; you asked for ${seats}`);
  }
  const version = parseWhole(given.version, "version", 1, VERSION);
  if (!version.ok) return version;
  const mode = parseWord(given.mode, "mode", MODES);
  if (!mode.ok) return mode;
  const first = parseWhole(given.first, "first", 0, seats - 1);
  if (!first.ok) return first;
  return ok({ version: version.value as Version, mode: mode.value, first: first.value });
}
