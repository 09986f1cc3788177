import { kindsOf } from "@darbar/kernel/options";
import { GAME_NAMES } from "@darbar/protocol/agreed";
import { GAMES, USUAL_GAME } from "../games/list.ts";
import type { GameName } from "../games/shown-game.ts";

/** A book that can be read here: a game, and which edition of it. */
export interface Book {
  readonly game: GameName;
  readonly edition: string;
}

/** The games that have books. */
export const RULES_GAMES = GAME_NAMES.filter((game) => GAMES[game].loadRules !== null);

/** The books of a game; its first one is read where none is named. */
export function booksOf(game: GameName): readonly Book[] {
  return kindsOf(GAMES[game].options).map((edition) => ({ game, edition }));
}

/** The book that an address names; where it names none that there is, the first of its game, or of all. */
export function bookAt(game: string, edition: string): Book {
  const books = booksOf(RULES_GAMES.find((known) => known === game) ?? USUAL_GAME);
  return books.find((book) => book.edition === edition) ?? books[0];
}

/** Where a book is read. */
export function addressOf({ game, edition }: Book): string {
  return `/rules/${game}/${edition}`;
}
