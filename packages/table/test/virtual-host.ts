import type { StoredFact, TableHost } from "@darbar/table";

/** A host in memory, whose time passes only when it is told to, and whose chance comes from a seed. */
export interface VirtualHost extends TableHost {
  /** What the table has had kept. */
  readonly kept: StoredFact[];
  /** Lets everything happen that is due within so many milliseconds, in order. */
  pass(milliseconds: number): Promise<void>;
  /** How many alarms are set. */
  alarms(): number;
  /** How many alarms were set, ever. */
  alarmsSet(): number;
}

/** Makes a host at time 1,000,000 at which nobody thinks. */
export function virtualHost(seed = 1, different: Partial<TableHost> = {}): VirtualHost {
  let time = 1_000_000;
  let word = seed | 0;
  let secrets = 0;
  let set = 0;
  const kept: StoredFact[] = [];
  const alarms = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    grid: 500,
    floor: 1000,
    tick: 0,
    pause: 1,
    kept,
    append: async (_, facts) => void kept.push(...facts),
    say: async () => undefined,
    think: () => Promise.reject(new Error("nobody thinks here")),
    changed: () => undefined,
    lost: () => undefined,
    report: (error) => {
      throw error;
    },
    chance: () => {
      word = (Math.imul(word, 1664525) + 1013904223) | 0;
      return (word >>> 0) / 0x1_0000_0000;
    },
    now: () => time,
    newSecret: () => `${seed} secret ${secrets++}`.padEnd(32, "."),
    at: (when, run) => {
      const alarm = { at: when, run };
      alarms.add(alarm);
      set++;
      return () => alarms.delete(alarm);
    },
    alarms: () => alarms.size,
    alarmsSet: () => set,
    pass: async (milliseconds) => {
      const end = time + milliseconds;
      for (;;) {
        await runPromises();
        const next = [...alarms].sort((one, other) => one.at - other.at)[0];
        if (next === undefined || next.at > end) break;
        alarms.delete(next);
        time = Math.max(time, next.at);
        next.run();
      }
      time = end;
      await runPromises();
    },
    ...different,
  };
}

/** Lets promises run until nothing is left to do at this moment. */
async function runPromises(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
}
