import type { ComponentType } from "preact";
import type { RulesWriter as CopsWriter } from "../games/cops/rules/write.ts";
import type { RulesWriter as CoupWriter } from "../games/coup/rules/write.ts";
import type { Book, RulesGame } from "./shelf.ts";
import type { RulesText, Sign } from "./text.ts";

/** The languages the rules are written in. */
export type RulesLanguage = "en" | "fa" | "he" | "ru";

interface Writers {
  readonly coup: CoupWriter;
  readonly cops: CopsWriter;
}

/** One chunk a game and language. */
const WRITERS: {
  readonly [Game in RulesGame]: Readonly<Record<RulesLanguage, () => Promise<Writers[Game]>>>;
} = {
  coup: {
    en: async () => (await import("../games/coup/rules/en/index.ts")).rules,
    fa: async () => (await import("../games/coup/rules/fa/index.ts")).rules,
    he: async () => (await import("../games/coup/rules/he/index.ts")).rules,
    ru: async () => (await import("../games/coup/rules/ru/index.ts")).rules,
  },
  cops: {
    en: async () => (await import("../games/cops/rules/en/index.ts")).rules,
    fa: async () => (await import("../games/cops/rules/fa/index.ts")).rules,
    he: async () => (await import("../games/cops/rules/he/index.ts")).rules,
    ru: async () => (await import("../games/cops/rules/ru/index.ts")).rules,
  },
};

/** The rules of a game in a language, fetched when somebody opens them. */
export function loadRules<Game extends RulesGame>(game: Game, language: RulesLanguage): Promise<Writers[Game]> {
  return WRITERS[game][language]();
}

/** Draws what stands beside the words of a book. */
export type SignArt = ComponentType<{ readonly sign: Sign; readonly class: string }>;

const ART: Readonly<Record<RulesGame, () => Promise<SignArt>>> = {
  coup: async () => (await import("../games/coup/rules/sign-art.tsx")).CoupSign,
  cops: async () => (await import("../games/cops/rules/sign-art.tsx")).CopsSign,
};

/** A book that is open: which one, what it says, and who draws for it. */
export interface OpenBook {
  readonly book: Book;
  readonly text: RulesText;
  readonly Art: SignArt;
}

/** Opens a book in a language. */
export async function openBook(book: Book, language: RulesLanguage): Promise<OpenBook> {
  const [text, Art] = await Promise.all([readBook(book, language), ART[book.game]()]);
  return { book, text, Art };
}

async function readBook(book: Book, language: RulesLanguage): Promise<RulesText> {
  switch (book.game) {
    case "coup":
      return (await loadRules("coup", language))(book.edition);
    case "cops":
      return (await loadRules("cops", language))(book.edition);
  }
}
