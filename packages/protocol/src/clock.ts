/** The clocks that have a name. */
export const CLOCK_NAMES = ["relaxed", "normal", "fast"] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];

/** What a clock limits: a turn, a window that is open to several, and what each may think longer in a whole game. */
export const CLOCK_PARTS = ["turn", "window", "bank"] as const;
export type ClockPart = (typeof CLOCK_PARTS)[number];
export type Seconds = Readonly<Record<ClockPart, number>>;

/** What the named clocks allow; `null`: no limit. */
export const CLOCKS = {
  relaxed: null,
  normal: { turn: 45, window: 15, bank: 60 },
  fast: { turn: 20, window: 7, bank: 30 },
} as const satisfies Readonly<Record<ClockName, Seconds | null>>;

/** How far each part of a clock of one's own may go, in seconds. */
export const CLOCK_RANGES = {
  turn: { least: 5, most: 600 },
  window: { least: 3, most: 120 },
  bank: { least: 0, most: 600 },
} as const satisfies Readonly<Record<ClockPart, { readonly least: number; readonly most: number }>>;

/** What a clock allows; `null`: there is no limit. */
export function secondsOf(clock: ClockName | Seconds): Seconds | null {
  return typeof clock === "string" ? CLOCKS[clock] : clock;
}
