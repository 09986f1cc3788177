import { fail, ok, type Result, type Seat } from "@darbar/kernel";
import { parseObject, parseWhole, parseWord } from "@darbar/kernel/parse";
import { ALLEGIANCES, type Allegiance, CHARACTERS, type Character } from "./character.ts";
import { MOST_SEATS } from "./edition.ts";

/** Actions that name nobody. */
export const PLAIN_ACTIONS = ["income", "foreign-aid", "tax", "exchange", "embezzle"] as const;
/** Actions that name a player. */
export const TARGETED_ACTIONS = ["coup", "assassinate", "steal", "examine", "convert", "bomb"] as const;
type PlainAction = (typeof PLAIN_ACTIONS)[number];
type TargetedAction = (typeof TARGETED_ACTIONS)[number];
export type ActionName = PlainAction | TargetedAction;

/** Answers that say nothing more. */
const PLAIN_ANSWERS = ["pass", "challenge", "show", "refuse", "give-back", "replace", "explode", "defuse"] as const;

/** Everything a player can do, by name (docs/records.md). */
export type Move =
  | { readonly do: PlainAction }
  | { readonly do: TargetedAction; readonly target: Seat }
  | { readonly do: (typeof PLAIN_ANSWERS)[number] }
  | { readonly do: "pass-on"; readonly target: Seat }
  | { readonly do: "block"; readonly as: Character }
  | { readonly do: "lose" | "present" | "keep"; readonly card: Character }
  | { readonly do: "return"; readonly cards: readonly Character[] }
  | { readonly do: "side"; readonly allegiance: Allegiance };

/** What a move must say besides its name. */
const FIELDS: Readonly<Record<Move["do"], "target" | "as" | "card" | "cards" | "allegiance" | null>> = {
  income: null,
  "foreign-aid": null,
  tax: null,
  exchange: null,
  embezzle: null,
  coup: "target",
  assassinate: "target",
  steal: "target",
  examine: "target",
  convert: "target",
  bomb: "target",
  pass: null,
  challenge: null,
  block: "as",
  show: null,
  refuse: null,
  lose: "card",
  return: "cards",
  present: "card",
  "give-back": null,
  replace: null,
  explode: null,
  defuse: null,
  "pass-on": "target",
  side: "allegiance",
  keep: "card",
};

const NAMES = Object.keys(FIELDS) as Move["do"][];

/** Reads a move that came from outside. Whether it is legal is for `decide` to say. */
export function parseMove(raw: unknown): Result<Move> {
  const fields = parseObject(raw, "a move", ["do", "target", "as", "card", "cards", "allegiance"]);
  if (!fields.ok) return fields;
  const name = parseWord(fields.value.do, `a move's "do"`, NAMES);
  if (!name.ok) return name;
  const field = FIELDS[name.value];
  for (const key of Object.keys(fields.value)) {
    if (key !== "do" && key !== field) return fail(`${name.value} does not take ${JSON.stringify(key)}`);
  }
  if (field === null) return ok({ do: name.value } as Move);
  const value = parseField(fields.value[field], field, `${name.value}'s ${JSON.stringify(field)}`);
  return value.ok ? ok({ do: name.value, [field]: value.value } as unknown as Move) : value;
}

function parseField(raw: unknown, field: "target" | "as" | "card" | "cards" | "allegiance", what: string) {
  switch (field) {
    case "target":
      return parseWhole(raw, what, 0, MOST_SEATS - 1);
    case "as":
    case "card":
      return parseWord(raw, what, CHARACTERS);
    case "cards":
      return parseCards(raw, what);
    case "allegiance":
      return parseWord(raw, what, ALLEGIANCES);
  }
}

function parseCards(raw: unknown, what: string): Result<readonly Character[]> {
  if (!Array.isArray(raw) || raw.length > 2) return fail(`${what} must be a list of at most 2 characters`);
  const cards: Character[] = [];
  for (const entry of raw) {
    const card = parseWord(entry, `each of ${what}`, CHARACTERS);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}
