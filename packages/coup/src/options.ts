import { fail, list, ok, parseFlag, parseObject, parseWhole, parseWord, type Result, type Seat } from "@darbar/kernel";
import { EXCHANGERS, type Exchanger } from "./character.ts";
import {
  EDITIONS,
  type Edition,
  FEWEST_SEATS,
  mostSeats,
  RULES,
  type Rules,
  rulesBy,
  VERSION,
  type Version,
} from "./edition.ts";

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

/** What is so if nothing is said; of the draft see `draftsUnlessTold`. */
const DEFAULTS: Options = {
  version: VERSION,
  edition: "classic",
  character: "ambassador",
  reformation: false,
  anarchist: false,
  draft: false,
  secondDefence: false,
  blockers: "target",
  first: 0,
};

/** Reads options for a table of so many seats. Strict: what an edition does not have cannot be asked for. */
export function parseOptions(raw: unknown, seats: number): Result<Options> {
  const fields = parseObject(raw, "options", Object.keys(DEFAULTS));
  if (!fields.ok) return fields;
  const said = { ...DEFAULTS, ...fields.value };

  const version = parseWhole(said.version, "version", 1, VERSION);
  if (!version.ok) return version;
  const edition = parseWord(said.edition, "edition", EDITIONS);
  if (!edition.ok) return edition;
  const rules = rulesBy({ edition: edition.value, version: version.value as Version });
  const most = mostSeats(rules);
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > most) {
    return fail(`edition ${edition.value} seats ${FEWEST_SEATS} to ${most}; you asked for ${seats}`);
  }
  const given = { ...DEFAULTS, draft: draftsUnlessTold(rules, seats), ...fields.value };

  const character = parseWord(given.character, "character", EXCHANGERS);
  if (!character.ok) return character;
  const flags = parseFlags(given);
  if (!flags.ok) return flags;
  const blockers = parseWord(given.blockers, "blockers", ["target", "anyone"] as const);
  if (!blockers.ok) return blockers;
  const first = parseWhole(given.first, "first", 0, seats - 1);
  if (!first.ok) return first;

  const options: Options = {
    version: version.value as Version,
    edition: edition.value,
    character: character.value,
    ...flags.value,
    blockers: blockers.value,
    first: first.value,
  };
  const unknown = notInTheBox(options, rules);
  if (unknown !== null) return fail(`edition ${edition.value} has no ${unknown}`);
  if (options.draft && seats !== 2) return fail(`the draft is for 2 seats; you asked for ${seats}`);
  return ok(options);
}

/** Whether a table drafts that says nothing of it: in some books it is the game of two (coup 1). */
export function draftsUnlessTold(rules: Rules, seats: number): boolean {
  return seats === 2 && rules.draftByDefault;
}

const FLAGS = ["reformation", "anarchist", "draft", "secondDefence"] as const;
type Flags = Pick<Options, (typeof FLAGS)[number]>;

function parseFlags(given: Readonly<Record<string, unknown>>): Result<Flags> {
  const flags: Record<string, boolean> = {};
  for (const name of FLAGS) {
    const flag = parseFlag(given[name], name);
    if (!flag.ok) return flag;
    flags[name] = flag.value;
  }
  return ok(flags as Flags);
}

/** What was asked for that is not in the edition's box, and which editions have it; `null` if all is there. */
function notInTheBox(options: Options, rules: Rules): string | null {
  const wanted: readonly (readonly [what: string, asked: boolean, isIn: (box: Rules) => boolean])[] = [
    [options.character, true, (box) => box.exchangers.includes(options.character)],
    ["Reformation", options.reformation, (box) => box.reformation],
    ["Anarchist", options.anarchist, (box) => box.anarchist],
    ["draft", options.draft, (box) => box.draft],
    ['blockers "anyone"', options.blockers === "anyone", (box) => box.anyoneMayBlock],
  ];
  const missing = wanted.find(([, asked, isIn]) => asked && !isIn(rules));
  if (missing === undefined) return null;
  const [what, , isIn] = missing;
  const editions = EDITIONS.filter((edition) => isIn(RULES[edition]));
  return `${what}; ${list(editions)} ${editions.length === 1 ? "has" : "have"}`;
}
