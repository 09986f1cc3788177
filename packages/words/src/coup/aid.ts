import {
  ACTION_LIST,
  type ActionName,
  type ActionRule,
  blockedAs,
  claimOf,
  EXCHANGED,
  MUST_COUP,
  type Options,
  RULES,
  ruleOf,
} from "@darbar/coup";
import type { Words } from "../words.ts";
import { actionName, characterName, claimName } from "./characters.ts";

/** One row of the player aid: empty texts where there is nothing to say. */
export interface AidRow {
  readonly name: ActionName;
  readonly action: string;
  readonly claims: string;
  readonly effect: string;
  readonly blockedBy: string;
}

/** The actions that the options have brought to a table, in the order of the table of actions. */
export function actionsAt(options: Options): readonly ActionRule[] {
  const brought: Readonly<Record<ActionRule["comesWith"], boolean>> = {
    base: true,
    inquisitor: options.character === "inquisitor",
    reformation: options.reformation,
    anarchist: options.anarchist,
  };
  return ACTION_LIST.filter((rule) => brought[rule.comesWith]);
}

/** Every action of a table: what it claims, what it does, and who blocks it. */
export function aidRows(options: Options, words: Words): readonly AidRow[] {
  return actionsAt(options).map((rule) => {
    const claim = claimOf(rule, options);
    return {
      name: rule.name,
      action: actionName(rule.name, words),
      claims: claim === null ? "" : claimName(claim, words),
      effect: effect(rule.name, options, words),
      blockedBy: blockers(rule.name, options, words),
    };
  });
}

/** What else is worth remembering at a table of these options. */
export function aidNotes(options: Options, { t }: Words): readonly string[] {
  const rules = RULES[options.edition];
  const notes = [
    t("coup.aid.note.claims"),
    t("coup.aid.note.must-coup", { coins: MUST_COUP }),
    t(rules.challengeReturnsCost ? "coup.aid.note.cost-returned" : "coup.aid.note.cost-stays"),
  ];
  if (!rules.mayRefuseToShow) notes.push(t("coup.aid.note.must-show"));
  if (rules.provenIsReplaced === "at-turn-end") notes.push(t("coup.aid.note.shown-later"));
  if (options.secondDefence) notes.push(t("coup.aid.note.second-defence"));
  if (options.reformation) notes.push(t("coup.aid.note.sides"));
  if (options.anarchist) notes.push(t("coup.aid.note.bomb"));
  return notes;
}

function effect(action: ActionName, options: Options, { t }: Words): string {
  const price = ruleOf(action).cost;
  switch (action) {
    case "exchange":
      return t("coup.aid.effect.exchange", { count: EXCHANGED[options.character] });
    case "examine":
      return t(`coup.aid.effect.examine.${RULES[options.edition].examinedCard}`);
    default:
      return t(`coup.aid.effect.${action}`, { price });
  }
}

function blockers(action: ActionName, options: Options, words: Words): string {
  const who = ruleOf(action).blockers;
  if (who === "nobody") return "";
  const cards = words.list(
    blockedAs(action, options.character).map((character) => characterName(character, words, "acc")),
    "or",
  );
  const isAnyone = who === "anyone" || options.blockers === "anyone";
  return words.t(isAnyone ? "coup.aid.blocked.anyone" : "coup.aid.blocked.target", { cards });
}
