import type { Exchanger } from "./character.ts";

/** The four printed rulebooks, each an edition that a table can choose. */
export const EDITIONS = ["classic", "plus", "ru", "he"] as const;
export type Edition = (typeof EDITIONS)[number];

/** The newest version of the rules; games that were begun by a former one go on by it (docs/records.md). */
export const VERSION = 2;
export type Version = 1 | 2;

/** Everything in which editions and versions differ. The rules read it from here and never ask for either's name. */
export interface Rules {
  /** How many of each character are in the box, by the largest number of seats that many are for (coup 1). */
  readonly copies: readonly { readonly upToSeats: number; readonly each: number }[];
  /** The characters a table can choose for exchanging (coup 1). */
  readonly exchangers: readonly [Exchanger, ...Exchanger[]];
  /** What the box holds beyond the base game (coup 1, 6, 7). */
  readonly reformation: boolean;
  readonly anarchist: boolean;
  readonly draft: boolean;
  /** Whether two seats draft unless their table switches it off (coup 1). */
  readonly draftByDefault: boolean;
  /** The coins of the starting seat where there are two (coup 1). */
  readonly starterOfTwo: 1 | 2;
  /** Whether a table may read "who may block assassinate and steal" as anyone (coup 4). */
  readonly anyoneMayBlock: boolean;
  /** Who starts a table's next game (coup 1). */
  readonly nextGameStarts: "winner" | "agreed";
  /** Whether the cost of an action lost to a challenge comes back (coup 4). */
  readonly challengeReturnsCost: boolean;
  /** Whether a challenged player may keep a card hidden that would prove their claim (coup 4.2). */
  readonly mayRefuseToShow: boolean;
  /** When a proven card is replaced (coup 4.4). */
  readonly provenIsReplaced: "at-once" | "at-turn-end";
  /**
   * What has been proven where it is replaced at the end of the turn: the card, which is gone as soon as one of its kind has left the
   * hand, or the character, of which a card that is still held is replaced (coup 4).
   */
  readonly whatIsProven: "card" | "character";
  /** Where cards go that return to the Court (coup 4). */
  readonly returnedCards: "shuffled" | "under";
  /** What the inquisitor does with the card shown to them (coup 5). */
  readonly examinedCard: "judged" | "replaced";
}

const CLASSIC: Rules = {
  copies: [{ upToSeats: 6, each: 3 }],
  exchangers: ["ambassador"],
  reformation: false,
  anarchist: true,
  draft: true,
  draftByDefault: true,
  starterOfTwo: 1,
  anyoneMayBlock: false,
  nextGameStarts: "winner",
  challengeReturnsCost: true,
  mayRefuseToShow: true,
  provenIsReplaced: "at-once",
  whatIsProven: "character",
  returnedCards: "shuffled",
  examinedCard: "judged",
};

/** The rules of each edition, by the newest version. */
export const RULES: Readonly<Record<Edition, Rules>> = {
  classic: CLASSIC,
  plus: {
    ...CLASSIC,
    copies: [
      { upToSeats: 6, each: 3 },
      { upToSeats: 8, each: 4 },
      { upToSeats: 10, each: 5 },
    ],
    exchangers: ["ambassador", "inquisitor"],
    reformation: true,
    nextGameStarts: "agreed",
  },
  ru: {
    ...CLASSIC,
    exchangers: ["ambassador", "inquisitor"],
    anarchist: false,
    draft: false,
    draftByDefault: false,
    starterOfTwo: 2,
    anyoneMayBlock: true,
    nextGameStarts: "agreed",
    challengeReturnsCost: false,
    mayRefuseToShow: false,
    provenIsReplaced: "at-turn-end",
    returnedCards: "under",
    examinedCard: "replaced",
  },
  he: {
    ...CLASSIC,
    anarchist: false,
    draft: false,
    draftByDefault: false,
    starterOfTwo: 2,
  },
};

/** What version 1 had otherwise, in every edition. */
const FIRST: Partial<Rules> = { draftByDefault: false, starterOfTwo: 1, whatIsProven: "card" };

const BY_VERSION: Readonly<Record<Version, Readonly<Record<Edition, Rules>>>> = {
  1: {
    classic: { ...RULES.classic, ...FIRST },
    plus: { ...RULES.plus, ...FIRST },
    ru: { ...RULES.ru, ...FIRST },
    he: { ...RULES.he, ...FIRST },
  },
  2: RULES,
};

/** The rules by which is played with these options. */
export function rulesBy({ edition, version }: { readonly edition: Edition; readonly version: Version }): Rules {
  return BY_VERSION[version][edition];
}

/** The fewest seats, in every edition. */
export const FEWEST_SEATS = 2;

/** The most seats an edition has cards for. */
export function mostSeats(rules: Rules): number {
  return Math.max(...rules.copies.map((row) => row.upToSeats));
}

/** The most seats of any edition. */
export const MOST_SEATS = Math.max(...EDITIONS.map((edition) => mostSeats(RULES[edition])));

/** How many of each character are in the deck at a table of so many seats (coup 1). */
export function copiesFor(rules: Rules, seats: number): number {
  const row = rules.copies.find((candidate) => seats <= candidate.upToSeats);
  return row === undefined ? 0 : row.each;
}
