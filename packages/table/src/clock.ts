import type { Clock } from "@darbar/protocol";
import { secondsOf } from "@darbar/protocol/agreed";

/** How long a question may stay open, in milliseconds. */
export interface Allowance {
  /** For a question to one player. */
  readonly turn: number;
  /** For a window that is open to several. */
  readonly window: number;
  /** What each player may think longer in a whole game. */
  readonly bank: number;
}

/** What a clock allows; `null`: there is no limit. */
export function allowanceOf(clock: Clock): Allowance | null {
  const seconds = secondsOf(clock);
  if (seconds === null) return null;
  return { turn: seconds.turn * 1000, window: seconds.window * 1000, bank: seconds.bank * 1000 };
}

/** What "give them time" adds to the open question. */
export const GIVEN_TIME = 30_000;

/** Windows close on this grid, so that nobody wins a race and nothing is told by milliseconds. */
export const GRID = 500;
/** No window closes sooner than this after it has opened. */
export const FLOOR = 1_000;

/** A window that is complete: since when it is open, how long it stays so at least, and when it has become complete. */
interface Complete {
  readonly opened: number;
  readonly least: number;
  readonly now: number;
}

/**
 * When a complete window closes: as soon as it may, if nobody has taken longer than that or than its first tick; otherwise
 * at the next moment of the grid.
 */
export function closingTime({ opened, least, now }: Complete, grid = GRID, tick = TICK): number {
  if (grid === 0 || now <= Math.max(least, opened + tick)) return Math.max(opened, least, now);
  return opened + Math.ceil((now - opened) / grid) * grid;
}

/** In an open window things are done at ticks this far apart, in milliseconds: longer than it takes to write something. */
export const TICK = 100;

/** The first tick of a window that is not before a time. */
export function tickAfter(opened: number, time: number, tick: number): number {
  return opened + Math.max(0, Math.ceil((time - opened) / tick)) * tick;
}
