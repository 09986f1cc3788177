import { type Character, charactersWith, type Exchanger } from "@darbar/coup";

/** How many characters a deck has; a card is a place in `charactersWith(exchanger)`. */
export const KINDS = 5;

/** The two who are left: who is to move, and the other. */
export type Side = 0 | 1;

/** Two players with one face-down card each, at the start of a turn, as everybody at the table sees it. */
export interface Position {
  readonly exchanger: Exchanger;
  /** What an inquisitor does with the card shown to them (coup 5). */
  readonly examined: "judged" | "replaced";
  /** Whether the bomb lies on the table (coup 7). */
  readonly bomb: boolean;
  /** The coins one can embezzle (coup 6). */
  readonly reserve: number;
  /** The purses of who is to move and of the other. */
  readonly coins: readonly [mover: number, other: number];
  /** The cards that are not face up, by kind: both hands and the Court. */
  readonly unseen: readonly number[];
  /** How likely each pair of cards is: `prior[mover's * KINDS + other's]`, together 1. */
  readonly prior: readonly number[];
}

/** The side across the table. */
export function across(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The place of a character in its deck; -1 if it is not there. */
export function kindOf(character: Character, exchanger: Exchanger): number {
  return charactersWith(exchanger).indexOf(character);
}

/** How likely each pair of cards is when both are dealt from these, and each side's cards have these weights. */
export function dealtPrior(
  unseen: readonly number[],
  mover: readonly number[] = EVEN,
  other: readonly number[] = EVEN,
): readonly number[] {
  const prior: number[] = [];
  for (let mine = 0; mine < KINDS; mine++) {
    for (let theirs = 0; theirs < KINDS; theirs++) {
      const left = unseen[theirs] - (mine === theirs ? 1 : 0);
      prior.push(unseen[mine] * Math.max(0, left) * mover[mine] * other[theirs]);
    }
  }
  const sum = prior.reduce((total, weight) => total + weight, 0);
  return prior.map((weight) => weight / sum);
}

const EVEN: readonly number[] = new Array<number>(KINDS).fill(1);

/** A position of the base game with nothing known but the cards that are not face up. */
export function dealtPosition(
  coins: readonly [mover: number, other: number],
  unseen: readonly number[] = FULL_DECK,
  more: Partial<Position> = {},
): Position {
  return {
    exchanger: "ambassador",
    examined: "judged",
    bomb: false,
    reserve: 0,
    coins,
    unseen,
    prior: dealtPrior(unseen),
    ...more,
  };
}

/** Three of each (coup 1). */
export const FULL_DECK: readonly number[] = new Array<number>(KINDS).fill(3);
