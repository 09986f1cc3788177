import type { Language } from "@darbar/words/languages";
import type { ComponentType } from "preact";
import type { RulesText, Sign } from "./text.ts";

/** Draws what stands beside the words of a book. */
export type SignArt = ComponentType<{ readonly sign: Sign; readonly class: string }>;

/** The books of a game: an edition each, in every language. */
export interface GameRules {
  /** Writes an edition's book; one piece of script a language. */
  read(edition: string, language: Language): Promise<RulesText>;
  loadArt(): Promise<SignArt>;
}

/** Reads books by a writer for each language; an edition that a game does not have has no book. */
export function readEditions<Edition extends string>(
  editions: readonly Edition[],
  writers: Readonly<Record<Language, () => Promise<(edition: Edition) => RulesText>>>,
): GameRules["read"] {
  return async (name, language) => {
    const edition = editions.find((known) => known === name);
    if (edition === undefined) throw new Error(`there is no book ${name}`);
    return (await writers[language]())(edition);
  };
}
