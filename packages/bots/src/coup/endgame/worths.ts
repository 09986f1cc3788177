import { ruleOf } from "@darbar/coup";
import { KINDS } from "./position.ts";

/** With this many coins the player to move has won: nothing stops a coup (coup 2). */
export const ENOUGH = ruleOf("coup").cost;
/** From here on more coins change nothing for the player who waits: even robbed they can pay for a coup. */
const MOST_WAITING = ENOUGH + 2;

/** Whose card everybody knows: nobody's, that of the player to move, that of the other. */
export const OPEN_CARDS = ["none", "mover", "other"] as const;
export type OpenCard = (typeof OPEN_CARDS)[number];

/** The number of pairs of purses that the worths tell apart. */
export const PURSES = ENOUGH * (MOST_WAITING + 1);
/** For each pair: nobody's card is known, the mover's is, or the other's. */
export const ROWS = 1 + 2 * KINDS;

/**
 * What a turn is worth to the player to move, from 1 (won) to -1 (lost), when every deal is as likely as the deck makes
 * it: by both purses and, where one card is known to both, by that card.
 */
export type Worths = Float64Array;

/** What a turn is worth to whoever is to move. */
export function worthOf(worths: Worths, mover: number, other: number, open: OpenCard, card: number): number {
  if (mover >= ENOUGH) return 1;
  return worths[(mover * (MOST_WAITING + 1) + Math.min(other, MOST_WAITING)) * ROWS + rowOf(open, card)];
}

/** The place of a known card among the rows of a pair of purses. */
export function rowOf(open: OpenCard, card: number): number {
  switch (open) {
    case "none":
      return 0;
    case "mover":
      return 1 + card;
    case "other":
      return 1 + KINDS + card;
  }
}

export function pursesAt(index: number): readonly [mover: number, other: number] {
  return [Math.floor(index / (MOST_WAITING + 1)), index % (MOST_WAITING + 1)];
}

/** A first guess, from the purses alone. */
export function roughWorths(): Worths {
  return new Float64Array(PURSES * ROWS).map((_, at) => {
    const [mover, other] = pursesAt(Math.floor(at / ROWS));
    return Math.max(-0.9, Math.min(0.9, 0.15 + 0.15 * (mover - other)));
  });
}
