import type { Dwell } from "@darbar/kernel";

/** How far what is small may let the screen lag behind the news, in milliseconds. */
const MOST_BEHIND = 1_000;
/** How far what one must see may let it lag: more than the longest chain of events in either game. */
export const MOST_LATE = 8_000;
/** What is shown for at least so long is there to be read, as is what a question waits for: it is never hurried. */
const A_BEAT = 700;
/** What would be shown for less than this is not waited for. */
const SHORTEST = 40;

/** How a screen that lags behind keeps time. */
export interface Metronome {
  /** News has come. */
  heard(now: number): void;
  /** How long something is shown, before what waits behind it, in milliseconds; 0: not at all. */
  timeFor(dwell: Dwell, waiting: readonly Dwell[], now: number): number;
}

/**
 * Keeps time: what is there to be read is shown for its whole time, unless too much of it waits, when the oldest is passed
 * over; what is small shares what time there is.
 */
export function newMetronome(): Metronome {
  /** Until when what is small has to be over. */
  let deadline = 0;
  /** Until when something is shown that is not hurried. */
  let until = 0;
  return {
    heard: (now) => {
      deadline = Math.max(now, until) + MOST_BEHIND;
    },
    timeFor: (dwell, waiting, now) => {
      const { lasts } = dwell;
      if (lasts > 0 && isBeat(dwell)) {
        if (sum(waiting.filter(isBeat)) + lasts > MOST_LATE) return 0;
        until = now + lasts;
        deadline += lasts;
        return lasts;
      }
      const left = Math.max(0, deadline - now);
      const all = lasts + sum(waiting.filter((each) => !isBeat(each)));
      const time = all > left ? Math.floor((lasts * left) / all) : lasts;
      return time < SHORTEST ? 0 : time;
    },
  };
}

function isBeat({ lasts, holds }: Dwell): boolean {
  return holds || lasts >= A_BEAT;
}

function sum(dwells: readonly Dwell[]): number {
  return dwells.reduce((total, { lasts }) => total + lasts, 0);
}
