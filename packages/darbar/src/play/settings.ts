import { coup, type Options } from "@darbar/coup";
import { fail, ok, type Result } from "@darbar/kernel";
import { parseArguments } from "../arguments.ts";
import { printable } from "../text/printable.ts";

/** What a person has asked for on the command line. */
export interface Settings {
  readonly options: Options;
  readonly seats: number;
  /** Whether chance picks who starts. */
  readonly anyoneFirst: boolean;
  readonly seed: string | null;
  readonly name: string;
  readonly save: string | null;
  readonly fast: boolean;
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;
const OPTIONS = {
  seats: TEXT,
  edition: TEXT,
  character: TEXT,
  reformation: FLAG,
  anarchist: FLAG,
  draft: FLAG,
  "second-defence": FLAG,
  blockers: TEXT,
  first: TEXT,
  seed: TEXT,
  name: TEXT,
  save: TEXT,
  fast: FLAG,
} as const;

const USUAL_SEATS = 4;
const DRAFT_SEATS = 2;
const LONGEST_NAME = 14;

/** Reads the arguments of `darbar play`. Whether the options go together is for the game to say. */
export function parseSettings(args: readonly string[]): Result<Settings> {
  const parsed = parseArguments(args, OPTIONS);
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const usual = values.draft === true ? DRAFT_SEATS : USUAL_SEATS;
  const seats = parseNumber("--seats", values.seats, usual);
  if (!seats.ok) return seats;
  const first = parseNumber("--first", values.first, 0);
  if (!first.ok) return first;
  const name = printable((values.name ?? "You").trim(), LONGEST_NAME);
  if (name === "") return fail("--name must not be empty");
  if (values.save === "") return fail("--save must name a file");

  const { edition, character, blockers } = values;
  const raw = {
    ...(edition === undefined ? {} : { edition }),
    ...(character === undefined ? {} : { character }),
    ...(blockers === undefined ? {} : { blockers }),
    reformation: values.reformation === true,
    anarchist: values.anarchist === true,
    draft: values.draft === true,
    secondDefence: values["second-defence"] === true,
    first: first.value,
  };
  const options = coup.options(raw, seats.value);
  if (!options.ok) return options;
  return ok({
    options: options.value,
    seats: seats.value,
    anyoneFirst: values.first === undefined,
    seed: values.seed ?? null,
    name,
    save: values.save ?? null,
    fast: values.fast === true,
  });
}

function parseNumber(option: string, text: string | undefined, usual: number): Result<number> {
  if (text === undefined) return ok(usual);
  if (/^\d{1,9}$/.test(text)) return ok(Number(text));
  return fail(`${option} must be a number; you gave ${JSON.stringify(printable(text, 40))}`);
}
