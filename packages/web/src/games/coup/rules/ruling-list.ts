import { type Edition, RULES, type Rules } from "@darbar/coup";

export type { RulingWords } from "../../../rules/text.ts";

/** What the book of an edition prints of what others leave open: the rules of both are the same. */
interface Book {
  readonly printsTwoSeats: boolean;
  /** That ten coins "or more" make a coup a must. */
  readonly printsMoreThanTen: boolean;
  readonly printsCostAfterChallenge: boolean;
}

const BOOKS: Readonly<Record<Edition, Book>> = {
  classic: { printsTwoSeats: true, printsMoreThanTen: true, printsCostAfterChallenge: true },
  plus: { printsTwoSeats: true, printsMoreThanTen: true, printsCostAfterChallenge: true },
  ru: { printsTwoSeats: false, printsMoreThanTen: false, printsCostAfterChallenge: true },
  he: { printsTwoSeats: false, printsMoreThanTen: true, printsCostAfterChallenge: false },
};

/** Where the books are silent (coup 9): every case by name, and which editions it can come up in. */
const RULINGS = {
  "poor-target": () => true,
  "treasury-short": () => true,
  "two-challenges": () => true,
  "court-short": () => true,
  "last-opponent-falls": () => true,
  "two-seats": (_, { printsTwoSeats }) => !printsTwoSeats, // coup 1
  "ten-coins": (_, { printsMoreThanTen }) => !printsMoreThanTen, // coup 2
  "cost-after-challenge": (_, { printsCostAfterChallenge }) => !printsCostAfterChallenge, // coup 4
  "shuffle-forgets": (rules) => rules.returnedCards === "shuffled",
  "proven-then-out": (rules) => rules.provenIsReplaced === "at-turn-end",
  "proven-twin": (rules) => rules.provenIsReplaced === "at-turn-end",
  "proven-exchanger": (rules) => rules.provenIsReplaced === "at-turn-end",
  "anyone-blocks-for-nobody": (rules) => rules.anyoneMayBlock,
  "empty-reserve": (rules) => rules.reformation,
  "embezzler-caught": (rules) => rules.reformation,
  "embezzler-refuses": (rules) => rules.reformation,
  "fellows-aid": (rules) => rules.reformation,
  "bomb-nowhere": (rules) => rules.anarchist,
  "bomb-to-the-fallen": (rules) => rules.anarchist,
  "bomb-bluff": (rules) => rules.anarchist,
  "seat-leaves": () => true,
  "empty-treasury-timeout": () => true,
} as const satisfies Record<string, (rules: Rules, book: Book) => boolean>;

export type RulingName = keyof typeof RULINGS;

/** The rulings that can come up in an edition, in reading order. */
export function rulingsOf(edition: Edition): readonly RulingName[] {
  return (Object.keys(RULINGS) as RulingName[]).filter((name) => RULINGS[name](RULES[edition], BOOKS[edition]));
}
