import type { Clock } from "@darbar/protocol";
import { CLOCKS } from "@darbar/protocol/agreed";

/** Seconds: for a turn, for a window that is open to several, and what each may think longer in a whole game. */
export type Seconds = Exclude<Clock, string>;
export type ClockName = Extract<Clock, string>;

export const CLOCK_NAMES = ["relaxed", "normal", "fast"] as const satisfies readonly ClockName[];

/** The parts of a clock of one's own, and how far each may go. */
export const CLOCK_PARTS = ["turn", "window", "bank"] as const satisfies readonly (keyof Seconds)[];
export type ClockPart = (typeof CLOCK_PARTS)[number];
export const CLOCK_RANGE: Readonly<Record<ClockPart, { readonly least: number; readonly most: number }>> = {
  turn: { least: 5, most: 600 },
  window: { least: 3, most: 120 },
  bank: { least: 0, most: 600 },
};

/** Whether a part of a clock may be so many seconds. */
export function isAllowed(part: ClockPart, seconds: number): boolean {
  const { least, most } = CLOCK_RANGE[part];
  return Number.isInteger(seconds) && seconds >= least && seconds <= most;
}

/** What a clock allows; `null`: there is no limit. */
export function secondsOf(clock: Clock): Seconds | null {
  return typeof clock === "string" ? CLOCKS[clock] : clock;
}
