import { type Character, type Claim, charactersWith, type Exchanger } from "./character.ts";
import type { ActionName } from "./move.ts";
import type { Options } from "./options.ts";

/** One row of the table of actions (coup 2). */
export interface ActionRule {
  /** Its place in the table. */
  readonly row: number;
  readonly name: ActionName;
  /** What whoever acts claims to hold; `exchanger`: the deck's ambassador or inquisitor. */
  readonly claims: Claim | "exchanger" | null;
  /** Paid to the treasury when the action is announced. */
  readonly cost: number;
  /** Whether it names a player. */
  readonly targeted: boolean;
  /** Who may block it, and claiming what. */
  readonly blockers: "nobody" | "anyone" | "target";
  readonly blockedAs: Readonly<Record<Exchanger, readonly Character[]>>;
  /** Whether players of the same side are safe from it (coup 6). */
  readonly sparesFellows: boolean;
  /** What brings it to the table. */
  readonly comesWith: "base" | "inquisitor" | "reformation" | "anarchist";
}

type ActionRow = Partial<Omit<ActionRule, "row" | "name" | "blockedAs">> & {
  readonly blockedAs?: readonly Character[];
};

/** The table, in the order in which moves are listed: the quiet action first. */
const TABLE: Readonly<Record<ActionName, ActionRow>> = {
  income: {},
  "foreign-aid": { blockers: "anyone", blockedAs: ["duke"] },
  tax: { claims: "duke" },
  exchange: { claims: "exchanger" },
  embezzle: { claims: "no-duke", comesWith: "reformation" },
  coup: { cost: 7, targeted: true, sparesFellows: true },
  assassinate: {
    claims: "assassin",
    cost: 3,
    targeted: true,
    blockers: "target",
    blockedAs: ["contessa"],
    sparesFellows: true,
  },
  steal: {
    claims: "captain",
    targeted: true,
    blockers: "target",
    blockedAs: ["captain", "ambassador", "inquisitor"],
    sparesFellows: true,
  },
  examine: { claims: "inquisitor", targeted: true, sparesFellows: true, comesWith: "inquisitor" },
  // The price depends on whose side changes, and goes to the reserve: reformation.ts.
  convert: { targeted: true, comesWith: "reformation" },
  bomb: { cost: 5, targeted: true, comesWith: "anarchist" },
};

/** Every action with all its columns. */
export const ACTION_LIST: readonly ActionRule[] = (Object.keys(TABLE) as ActionName[]).map((name, row) => {
  const { blockedAs = [], ...columns } = TABLE[name];
  // A character blocks only if it is in the deck.
  const inDeck = (exchanger: Exchanger): readonly Character[] =>
    blockedAs.filter((character) => charactersWith(exchanger).includes(character));
  return {
    row,
    name,
    claims: null,
    cost: 0,
    targeted: false,
    blockers: "nobody",
    blockedAs: { ambassador: inDeck("ambassador"), inquisitor: inDeck("inquisitor") },
    sparesFellows: false,
    comesWith: "base",
    ...columns,
  };
});

/** The row of an action; none for a word that is no action. Few rows are quicker looked through than looked up. */
export function findRule(name: string): ActionRule | undefined {
  for (const rule of ACTION_LIST) if (rule.name === name) return rule;
  return undefined;
}

/** The row of an action. */
export function ruleOf(action: ActionName): ActionRule {
  return findRule(action) ?? noRow(action);
}

function noRow(action: ActionName): never {
  throw new RangeError(`there is no row for ${action}`);
}

/** What an action claims at a table with these options. */
export function claimOf({ claims }: ActionRule, options: Options): Claim | null {
  return claims === "exchanger" ? options.character : claims;
}

/** The characters that block an action, of those in the deck (coup 2). */
export function blockedAs(action: ActionName, exchanger: Exchanger): readonly Character[] {
  return ruleOf(action).blockedAs[exchanger];
}

/** From this many coins at the start of a turn the action must be a coup (coup 2). */
export const MUST_COUP = 10;

/** How many cards an exchange draws and returns, by who exchanges (coup 2). */
export const EXCHANGED = { ambassador: 2, inquisitor: 1 } as const;
