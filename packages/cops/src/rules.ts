import { at } from "@darbar/kernel";
/** The newest version of the rules; games that were begun by former ones go on by those (docs/records.md). */
export const VERSION = 2;
export type Version = 1 | 2;

/** The two games in the box: the base game, and the gang of criminals (cops 6). */
export const MODES = ["base", "gang"] as const;
export type Mode = (typeof MODES)[number];

/** What a game is made of besides its cards: everything in which the two differ, and versions of the rules do. */
export interface Rules {
  /** Everybody has a gun of their own, holstered; otherwise a few lie on the table (cops 6, 1). */
  readonly ownGuns: boolean;
  /** Diamonds of each player at the start. */
  readonly diamonds: number;
  /** Who is shot becomes a criminal and plays on; otherwise they are out (cops 6, 3). */
  readonly criminals: boolean;
  /** When a player says which card arm and equip turn up: in the announcement, or when the action happens (cops 2). */
  readonly turnsUp: "announced" | "happening";
  /** Of what is played in one moment, evidence bags come before everything else (cops 4). */
  readonly bagsFirst: boolean;
}

/** The two games by the newest rules. */
export const RULES: Readonly<Record<Mode, Rules>> = {
  base: { ownGuns: false, diamonds: 0, criminals: false, turnsUp: "happening", bagsFirst: true },
  gang: { ownGuns: true, diamonds: 1, criminals: true, turnsUp: "happening", bagsFirst: true },
};

/** In what each version differs from the newest. */
const DIFFERENCES: Readonly<Record<Version, Partial<Rules>>> = {
  1: { turnsUp: "announced", bagsFirst: false },
  2: {},
};

function rulesIn(version: Version): Readonly<Record<Mode, Rules>> {
  const differences = DIFFERENCES[version];
  return { base: { ...RULES.base, ...differences }, gang: { ...RULES.gang, ...differences } };
}

const BY_VERSION: Readonly<Record<Version, Readonly<Record<Mode, Rules>>>> = { 1: rulesIn(1), 2: rulesIn(2) };

/** The rules of a game, by the version in which it is played. */
export function rulesFor({ version, mode }: { readonly version: Version; readonly mode: Mode }): Rules {
  return BY_VERSION[version][mode];
}

export const FEWEST_SEATS = 4;
export const MOST_SEATS = 8;

/** What the box holds for so many seats (cops 1). */
export interface Box {
  /** Honest cards, and as many crooked ones; the two leaders come on top. */
  readonly ofEachTeam: number;
  /** Guns on the table, in the game where they lie there. */
  readonly guns: number;
}

const BOXES: readonly Box[] = [
  { ofEachTeam: 5, guns: 2 },
  { ofEachTeam: 7, guns: 3 },
  { ofEachTeam: 8, guns: 3 },
  { ofEachTeam: 10, guns: 4 },
  { ofEachTeam: 11, guns: 4 },
];

export function boxFor(seats: number): Box {
  return at(BOXES, seats - FEWEST_SEATS);
}
