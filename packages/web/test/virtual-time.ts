/** A clock that goes only when it is told to. */
export interface VirtualTime {
  now(): number;
  later(milliseconds: number, run: () => void): () => void;
  /** Lets so many milliseconds pass, and everything that is due in them happen. */
  pass(milliseconds: number): void;
}

/** A clock at zero. */
export function virtualTime(): VirtualTime {
  let time = 0;
  let alarms: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => time,
    later: (milliseconds, run) => {
      const alarm = { at: time + milliseconds, run };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    pass: (milliseconds) => {
      const end = time + milliseconds;
      for (;;) {
        const next = alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        alarms = alarms.filter((other) => other !== next);
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}
