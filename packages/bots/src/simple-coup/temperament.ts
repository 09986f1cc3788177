/** How a player is inclined; the numbers are times in a hundred. */
export interface Temperament {
  /** How often it claims what it does not hold. */
  readonly bluffs: number;
  /** It doubts a claim that it believes less than this. */
  readonly doubts: number;
  /** How often it speaks up when it doubts. */
  readonly challenges: number;
}

export const TEMPERAMENTS = {
  honest: { bluffs: 8, doubts: 32, challenges: 35 },
  bluffer: { bluffs: 40, doubts: 32, challenges: 35 },
  sceptic: { bluffs: 16, doubts: 48, challenges: 45 },
} as const satisfies Readonly<Record<string, Temperament>>;

export type TemperamentName = keyof typeof TEMPERAMENTS;
export const TEMPERAMENT_NAMES = Object.keys(TEMPERAMENTS) as readonly TemperamentName[];
