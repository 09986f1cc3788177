/** The time that all nodes share: the database's, as far as it is known here. It never goes back. */
export interface NodeClock {
  now(): number;
  /** The database has told its time: it was asked and has answered at these times of `monotonic`. */
  heard(at: number, asked: number, answered: number): void;
}

/** By how much the clock is set at a time, in milliseconds: nobody's turn ends because a clock was set. */
const MOST_STEP = 5;

/** A clock that goes by how long it is since something, whatever the time of day is set to. */
export function newNodeClock(monotonic: () => number = () => performance.now()): NodeClock {
  let offset: number | null = null;
  let latest = 0;
  return {
    now: () => {
      latest = Math.max(latest, Math.floor(monotonic() + (offset ?? 0)));
      return latest;
    },
    heard: (at, asked, answered) => {
      const measured = at - (asked + answered) / 2;
      if (offset === null) offset = measured;
      // What took long on its way tells little.
      else offset += Math.max(-MOST_STEP, Math.min(MOST_STEP, measured - offset));
    },
  };
}

/** So much may the time of day here differ from the database's, in milliseconds. */
const MOST_APART = 60_000;

/** What is wrong with the time of day of this machine, in one sentence; `null` if nothing is. */
export function clockTrouble(here: number, database: number): string | null {
  const apart = here - database;
  if (Math.abs(apart) <= MOST_APART) return null;
  const minutes = Math.round(Math.abs(apart) / 60_000);
  const which = apart > 0 ? "ahead of" : "behind";
  return `the clock of this machine is ${minutes} minute${minutes === 1 ? "" : "s"} ${which} the database's: set the one that is wrong`;
}
