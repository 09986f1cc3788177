/** How fast windows close, and how long bots and standing orders pause before they answer. */
export interface Pace {
  readonly grid: number;
  readonly floor: number;
  readonly pause: number;
}

/** What a test gives to its server: what decides the chances of new tables, and how fast those are. */
export interface Planted {
  readonly seed: string;
  readonly pace: Pace;
}

/** Windows close soon, and bots hardly pause. */
export const FAST: Pace = { grid: 50, floor: 100, pause: 0.05 };
/** Nobody and nothing pauses. */
export const HASTY: Pace = { grid: 0, floor: 0, pause: 0 };
/** Bots take so long over everything that nothing is over before somebody has them hurry. */
export const LEISURELY: Pace = { grid: 500, floor: 1_000, pause: 100 };
