import {
  type ActionName,
  type ActionRule,
  COINS,
  charactersWith,
  type Edition,
  EXCHANGED,
  type Exchanger,
  FEWEST_SEATS,
  MUST_COUP,
  RULES,
  type Rules,
  ruleOf,
} from "@darbar/coup";
import type { Sign } from "../../../rules/text.ts";
import { CHAPTERS, type Chapter } from "./chapters.ts";

/*
 * What the rules pages say in every language, read from the engine: which chapters, rows and numbers an edition has.
 * The languages only put it into words, so that page and table cannot disagree.
 */

export { COINS, EXCHANGED, MUST_COUP, type Rules };

/** Whether a table of this edition can choose the inquisitor for the ambassador. */
export function hasInquisitor(rules: Rules): boolean {
  return rules.exchangers.includes("inquisitor");
}

/** Which books print the example game (coup 10). */
const PRINTS_EXAMPLE: Readonly<Record<Edition, boolean>> = { classic: true, plus: true, ru: true, he: false };

/** The chapters of an edition, in reading order. */
export function chaptersOf(edition: Edition): readonly Chapter[] {
  const rules = RULES[edition];
  return CHAPTERS.filter((chapter) => {
    switch (chapter) {
      case "inquisitor":
        return hasInquisitor(rules);
      case "reformation":
        return rules.reformation;
      case "anarchist":
        return rules.anarchist;
      case "draft":
        return rules.draft;
      case "example":
        return PRINTS_EXAMPLE[edition];
      default:
        return true;
    }
  });
}

/** How many of each character there are, for from so many to so many players (coup 1). */
export interface SeatsRow {
  readonly from: number;
  readonly to: number;
  readonly each: number;
  /** In the whole deck of five characters. */
  readonly cards: number;
}

/** The rows of the table of seats. */
export function seatsRows(rules: Rules): readonly SeatsRow[] {
  return rules.copies.map(({ upToSeats, each }, row) => ({
    from: row === 0 ? FEWEST_SEATS : rules.copies[row - 1].upToSeats + 1,
    to: upToSeats,
    each,
    cards: each * charactersWith("ambassador").length,
  }));
}

/** The rows of the table of actions, in the order of the books; an exchange has a row for each exchanger. */
const ACTION_ROWS = [
  "income",
  "foreign-aid",
  "coup",
  "tax",
  "assassinate",
  "steal",
  "exchange-ambassador",
  "exchange-inquisitor",
  "examine",
  "convert",
  "embezzle",
  "bomb",
] as const;
export type ActionRow = (typeof ACTION_ROWS)[number];

/** The rows of an edition's table of actions. */
export function actionRows(rules: Rules): readonly ActionRow[] {
  return ACTION_ROWS.filter((row) => {
    const { comesWith } = actionRule(row);
    if (row === "exchange-inquisitor" || comesWith === "inquisitor") return hasInquisitor(rules);
    if (comesWith === "reformation") return rules.reformation;
    return comesWith === "anarchist" ? rules.anarchist : true;
  });
}

/** The engine's own row. */
export function actionRule(row: ActionRow): ActionRule {
  return ruleOf(actionOf(row));
}

function actionOf(row: ActionRow): ActionName {
  return row === "exchange-ambassador" || row === "exchange-inquisitor" ? "exchange" : row;
}

/** What an action costs; converting has two prices of its own (coup 6). */
export function costOf(row: ActionRow): number {
  return actionRule(row).cost;
}

/** What converting costs: oneself, or another (coup 6). */
export const CONVERSION = { own: 1, other: 2 } as const;

/** The characters of the box, in the order of the books' table. */
export function charactersOf(rules: Rules): readonly ("duke" | "assassin" | "captain" | Exchanger | "contessa")[] {
  return ["duke", "assassin", "captain", ...rules.exchangers, "contessa"];
}

/** What stands beside their rows. */
export function characterSigns(rules: Rules): readonly Sign[] {
  return charactersOf(rules).map((character) => ({ of: "character", card: character }));
}
