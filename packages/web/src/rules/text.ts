import type { Edition } from "@darbar/coup";

/** The chapters of the rules of Coup, in reading order. An edition has those that its box has. */
export const CHAPTERS = [
  "box",
  "turn",
  "actions",
  "influence",
  "reactions",
  "inquisitor",
  "reformation",
  "anarchist",
  "draft",
  "talk",
  "rulings",
  "example",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A piece of a chapter. `ruling`: where the printed book is silent, and what this table does. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "ruling"; readonly question: string; readonly ruling: string };

/** The rules of one edition in one language. */
export interface RulesText {
  readonly title: string;
  /** Which printed book this edition follows, in one line. */
  readonly origin: string;
  readonly chapters: readonly {
    readonly chapter: Chapter;
    readonly title: string;
    readonly blocks: readonly Block[];
  }[];
}

/** What each language's folder exports. */
export type RulesWriter = (edition: Edition) => RulesText;
