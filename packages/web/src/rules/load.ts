import type { Language } from "@darbar/words/languages";
import { GAMES } from "../games/list.ts";
import type { GameRules, SignArt } from "./game-rules.ts";
import type { Book } from "./shelf.ts";
import type { RulesText } from "./text.ts";

/** A book that is open: which one, what it says, and who draws for it. */
export interface OpenBook {
  readonly book: Book;
  readonly text: RulesText;
  readonly Art: SignArt;
}

/** What a book says in a language. */
export async function readBook(book: Book, language: Language): Promise<RulesText> {
  return (await rulesOf(book)).read(book.edition, language);
}

/** Opens a book in a language. */
export async function openBook(book: Book, language: Language): Promise<OpenBook> {
  const rules = await rulesOf(book);
  const [text, Art] = await Promise.all([rules.read(book.edition, language), rules.loadArt()]);
  return { book, text, Art };
}

function rulesOf({ game }: Book): Promise<GameRules> {
  const load = GAMES[game].loadRules;
  if (load === null) throw new Error(`there are no rules of ${game} to read`);
  return load();
}
