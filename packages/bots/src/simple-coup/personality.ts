/** How a player is inclined; the numbers are times in a hundred, or points that mean nothing but more or less. */
export interface Personality {
  /** How often it claims what it does not hold. */
  readonly bluffs: number;
  /** It doubts a claim that it believes less than this. */
  readonly doubts: number;
  /** How often it speaks up when it doubts. */
  readonly challenges: number;
  /** What it adds to moves against whoever has last done something to it. */
  readonly revenge: number;
  /** What it adds to moves that bring coins. */
  readonly greed: number;
  /** Whether it goes by what lies before its eyes, and forgets what it has seen. */
  readonly forgets: boolean;
}

/** Who counts cards and bluffs now and then. */
export const DEFAULT_PERSONALITY: Personality = {
  bluffs: 16,
  doubts: 36,
  challenges: 38,
  revenge: 0,
  greed: 0,
  forgets: false,
};

/** Who has just learned the rules: claims what it holds, and takes others at their word. */
export const NEWCOMER: Personality = {
  ...DEFAULT_PERSONALITY,
  bluffs: 0,
  doubts: 50,
  challenges: 50,
  revenge: 3,
  forgets: true,
};

export const PERSONALITIES = {
  honest: { ...DEFAULT_PERSONALITY, bluffs: 8, doubts: 32, challenges: 35 },
  bluffer: { ...DEFAULT_PERSONALITY, bluffs: 40, doubts: 32, challenges: 35 },
  sceptic: { ...DEFAULT_PERSONALITY, bluffs: 16, doubts: 48, challenges: 45 },
} as const satisfies Readonly<Record<string, Personality>>;

export type PersonalityName = keyof typeof PERSONALITIES;
export const PERSONALITY_NAMES = Object.keys(PERSONALITIES) as readonly PersonalityName[];
