import type { PracticeHost } from "./practice-wish.ts";

/** The time of a practice table: it can be paused, and it ends with the table. */
export interface Timers {
  now(): number;
  /** Calls back at a time, or as soon after it as the table is not paused; answers how to call that off. */
  at(time: number, run: () => void): () => void;
  /** Calls everything off. */
  close(): void;
}

/** How often a paused table looks whether it may go on, in milliseconds. */
const LOOK_AGAIN = 150;

/** Opens the time of a table. */
export function openTimers({ now, later, paused }: Pick<PracticeHost, "now" | "later" | "paused">): Timers {
  const waiting = new Set<() => void>();
  let isClosed = false;
  return {
    now,
    at: (time, run) => {
      let stop: () => void = () => undefined;
      const callOff = (): void => {
        waiting.delete(callOff);
        stop();
      };
      const wait = (milliseconds: number): void => {
        stop = later(milliseconds, () => {
          if (paused?.() === true) return wait(LOOK_AGAIN);
          waiting.delete(callOff);
          run();
        });
      };
      if (isClosed) return callOff;
      waiting.add(callOff);
      wait(Math.max(0, time - now()));
      return callOff;
    },
    close: () => {
      isClosed = true;
      for (const callOff of [...waiting]) callOff();
    },
  };
}
