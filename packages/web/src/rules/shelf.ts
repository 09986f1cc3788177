import { MODES, type Mode } from "@darbar/cops";
import { EDITIONS, type Edition } from "@darbar/coup";

/** A book that can be read here: a game, and which edition of it. */
export type Book =
  | { readonly game: "coup"; readonly edition: Edition }
  | { readonly game: "cops"; readonly edition: Mode };
export type RulesGame = Book["game"];

/** All books, game by game; a game's first one is read where none is named. */
export const SHELF: Readonly<Record<RulesGame, readonly Book[]>> = {
  coup: EDITIONS.map((edition) => ({ game: "coup", edition })),
  cops: MODES.map((edition) => ({ game: "cops", edition })),
};

export const RULES_GAMES = Object.keys(SHELF) as readonly RulesGame[];

/** The book that an address names; where it names none that there is, the first of its game, or of all. */
export function bookAt(game: string, edition: string): Book {
  const books = SHELF[RULES_GAMES.find((known) => known === game) ?? "coup"];
  return books.find((book) => book.edition === edition) ?? books[0];
}

/** Where a book is read. */
export function addressOf({ game, edition }: Book): string {
  return `/rules/${game}/${edition}`;
}
