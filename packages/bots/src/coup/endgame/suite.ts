import { dealtPosition, dealtPrior, FULL_DECK, KINDS, type Position } from "./position.ts";
import { ENOUGH } from "./worths.ts";

/** How much likelier than the deck makes it each card is held to be, in turn: nothing known, a duke suspected, … */
const LEANINGS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [4, 1, 1, 1, 1],
  [1, 1, 1, 1, 3],
  [1, 3, 3, 1, 1],
  [0.25, 1, 1, 1, 1],
];

/** The tables, in turn: the base game most of the time. */
const TABLES: readonly Partial<Position>[] = [
  {},
  {},
  { bomb: true },
  {},
  { exchanger: "inquisitor" },
  {},
  { exchanger: "inquisitor", examined: "replaced" },
  {},
  { reserve: 3 },
];

/**
 * The one-card endgames by which ways of playing are measured: every pair of purses in which the first to move cannot
 * just coup, each with other face-up cards, leanings and tables. As many as the purses, always the same.
 */
export const ENDGAME_SUITE: readonly Position[] = Array.from({ length: ENOUGH * 10 }, (_, place) => {
  const coins = [place % ENOUGH, Math.floor(place / ENOUGH)] as const;
  const faceUp = [place % KINDS, (2 * place + 1 + Math.floor(place / KINDS)) % KINDS];
  const unseen = FULL_DECK.map((count, kind) => count - faceUp.filter((card) => card === kind).length);
  const mover = LEANINGS[(3 * place) % LEANINGS.length];
  const other = LEANINGS[(place + Math.floor(place / 3)) % LEANINGS.length];
  return dealtPosition(coins, unseen, { ...TABLES[place % TABLES.length], prior: dealtPrior(unseen, mover, other) });
});
