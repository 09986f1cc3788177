import type { Inquiry } from "@darbar/bots";
import type { RegistryHost } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import type { Store } from "../src/store/store.ts";
import { answerQuestion } from "../src/thinking/answer.ts";

/** A world whose time passes only when it is told to, and whose chance comes from a seed. */
export interface VirtualWorld extends RegistryHost {
  /** Lets everything happen that is due within so many milliseconds, in order. */
  pass(milliseconds: number): Promise<void>;
  /** How many alarms are set. */
  alarms(): number;
}

/** Makes a world at time 1,000,000. */
export function virtualWorld(
  seed = 1,
  {
    store = memoryStore(),
    grid = 500,
    floor = 1000,
    tick = 0,
    pause = 1,
  }: Partial<Pick<RegistryHost, "store" | "grid" | "floor" | "tick" | "pause">> & { readonly store?: Store } = {},
): VirtualWorld {
  let time = 1_000_000;
  let word = seed | 0;
  let secrets = 0;
  const alarms = new Set<{ readonly at: number; readonly run: () => void }>();
  const chance = (): number => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return (word >>> 0) / 0x1_0000_0000;
  };
  return {
    store,
    grid,
    floor,
    tick,
    pause,
    chance,
    think: thinkAtOnce,
    now: () => time,
    report: (error) => {
      throw error;
    },
    newSecret: () => `${seed} secret ${secrets++}`.padEnd(32, "."),
    at: (when, run) => {
      const alarm = { at: when, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    alarms: () => alarms.size,
    pass: async (milliseconds) => {
      const end = time + milliseconds;
      for (;;) {
        await settle();
        const next = [...alarms].sort((one, other) => one.at - other.at)[0];
        if (next === undefined || next.at > end) break;
        alarms.delete(next);
        time = Math.max(time, next.at);
        next.run();
      }
      time = end;
      await settle();
    },
  };
}

/** A bot that answers at first sight, in this thread: in a world like this nothing takes time. */
async function thinkAtOnce(game: string, inquiry: Inquiry): Promise<unknown> {
  return answerQuestion({ game, inquiry, most: 0 });
}

/** Lets promises run until nothing is left to do at this moment. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
}
