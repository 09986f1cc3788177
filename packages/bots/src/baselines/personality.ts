/** How a baseline plays Coup; the numbers are times in a hundred. */
export interface Personality {
  /** How often a turn is played as if it held one character more. */
  readonly pretends: number;
  /** How often it blocks with a character that it does not hold. */
  readonly blocks: number;
  /** It doubts a claim that it believes less than this. What cannot be so it challenges in any case. */
  readonly doubts: number;
  /** How often it speaks up when it doubts. */
  readonly challenges: number;
}

/**
 * The baselines by which players of Coup are measured. They are not meant to be improved: what was measured against
 * them must stay comparable.
 */
export const PERSONALITIES = {
  /** Never claims what it does not hold, and challenges only what it knows to be false. */
  honest: { pretends: 0, blocks: 0, doubts: 0, challenges: 0 },
  /** Claims freely, and lets others claim. */
  bluffer: { pretends: 75, blocks: 60, doubts: 25, challenges: 20 },
  /** Some of everything. */
  balanced: { pretends: 30, blocks: 30, doubts: 45, challenges: 40 },
} as const satisfies Readonly<Record<string, Personality>>;
