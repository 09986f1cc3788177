import {
  ACTION_LIST,
  type ActionName,
  type ActionRule,
  blockedAs,
  charactersWith,
  claimOf,
  EXCHANGED,
  MUST_COUP,
  type Options,
  RULES,
  ruleOf,
} from "@darbar/coup";
import { list } from "@darbar/kernel";
import { CHARACTER } from "./things.ts";

/** One row of the player aid. */
export interface AidRow {
  readonly action: string;
  readonly claims: string;
  readonly effect: string;
  readonly blockedBy: string;
}

/** Every action of a table: what it claims, what it does, and who blocks it. */
export function aidRows(options: Options): readonly AidRow[] {
  return actionsAt(options).map((action) => {
    const claim = claimOf(ruleOf(action), options);
    const claims = claim === null ? "" : claim === "no-duke" ? "no Duke" : CHARACTER[claim];
    return { action: NAME[action], claims, effect: effect(action, options), blockedBy: blockers(action, options) };
  });
}

/** Every character of a table: what it does and what it blocks. */
export function aidCharacters(options: Options): readonly string[] {
  const actions = actionsAt(options);
  return charactersWith(options.character).map((character) => {
    const does = actions.filter((action) => claimOf(ruleOf(action), options) === character);
    const blocks = actions.filter((action) => blockedAs(action, options.character).includes(character));
    const parts = does.map((action) => NAME[action]);
    if (blocks.length > 0) parts.push(`blocks ${list(blocks.map((action) => NAME[action]))}`);
    if (options.anarchist && character === "contessa") parts.push("defuses the bomb or passes it on");
    return `${CHARACTER[character]}: ${parts.join("; ")}`;
  });
}

/** What else is worth remembering at a table of these options. */
export function aidNotes(options: Options): readonly string[] {
  const rules = RULES[options.edition];
  const notes = [
    "Claim what you like: you need the card only if somebody challenges you. If you lose a challenge, you lose a card.",
    `With ${MUST_COUP} coins or more you must launch a coup.`,
    rules.challengeReturnsCost
      ? "If a challenge stops your action, you get your coins back; if a block stops it, they stay paid."
      : "Coins paid for an action stay paid, whether a challenge or a block stops it.",
  ];
  if (!rules.mayRefuseToShow) notes.push("If you are challenged and hold the card, you must show it.");
  if (rules.provenIsReplaced === "at-turn-end") notes.push("A shown card goes under the deck when the turn ends.");
  if (options.secondDefence) notes.push("If you lose a challenge to an action, you may still block it.");
  if (options.reformation) {
    notes.push(
      "While there are two sides, you cannot coup, assassinate, steal from or examine players on your own, or block their foreign aid.",
    );
  }
  return notes;
}

const NAME: Readonly<Record<ActionName, string>> = {
  income: "Income",
  "foreign-aid": "Foreign aid",
  tax: "Tax",
  exchange: "Exchange",
  embezzle: "Embezzle",
  coup: "Coup",
  assassinate: "Assassinate",
  steal: "Steal",
  examine: "Examine",
  convert: "Change sides",
  bomb: "Bomb",
};

/** The actions that the options have brought to a table. */
function actionsAt(options: Options): readonly ActionName[] {
  const brought: Readonly<Record<ActionRule["comesWith"], boolean>> = {
    base: true,
    inquisitor: options.character === "inquisitor",
    reformation: options.reformation,
    anarchist: options.anarchist,
  };
  return ACTION_LIST.filter((rule) => brought[rule.comesWith]).map((rule) => rule.name);
}

function effect(action: ActionName, options: Options): string {
  const price = ruleOf(action).cost === 0 ? "" : `pay ${ruleOf(action).cost}: `;
  const drawn = EXCHANGED[options.character];
  const does: Readonly<Record<ActionName, string>> = {
    income: "+1 coin",
    "foreign-aid": "+2 coins",
    tax: "+3 coins",
    exchange: `draw ${drawn}, return ${drawn}`,
    embezzle: "take the reserve",
    coup: "a card is lost",
    assassinate: "a card is lost",
    steal: "+2 from a player",
    examine: "see a card",
    convert: "pay 1 (own) or 2",
    bomb: "hand it over",
  };
  return price + does[action];
}

function blockers(action: ActionName, options: Options): string {
  const who = ruleOf(action).blockers;
  if (who === "nobody") return "";
  const as = list(
    blockedAs(action, options.character).map((character) => CHARACTER[character]),
    "or",
  );
  return who === "anyone" || options.blockers === "anyone" ? `anyone: ${as}` : `target: ${as}`;
}
