import { setImmediate } from "node:timers/promises";
import type { StorageSlot } from "../src/app/settings.ts";
import type { PracticeHost } from "../src/practice/practice-wish.ts";

/** A host whose time stands still until it is moved, and whose chance can be made again. */
export interface StillHost extends Omit<PracticeHost, "think"> {
  /** How bots think, if not at once. */
  readonly think?: PracticeHost["think"];
  /** What should not have happened. */
  readonly reported: unknown[];
  /** Lets the bots think, and moves time on to the next thing that is due; `false` if nothing is. */
  step(): Promise<boolean>;
  /** Moves time on by so much. */
  pass(milliseconds: number): Promise<void>;
  readonly store: StorageSlot & { text: string | null };
}

/** A host of this seed. */
export function stillHost(seed: number, more: Partial<Omit<PracticeHost, "store">> = {}): StillHost {
  let time = 0;
  let word = seed + 1;
  let alarms: { readonly at: number; readonly run: () => void }[] = [];
  const reported: unknown[] = [];
  const store = {
    text: null as string | null,
    read: () => store.text,
    write: (text: string) => {
      store.text = text;
    },
  };
  const stepTo = async (most: number): Promise<boolean> => {
    await setImmediate(); // By now everybody knows what they answer who thinks at once.
    const next = alarms.toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined || next.at > most) return false;
    alarms = alarms.filter((alarm) => alarm !== next);
    time = Math.max(time, next.at);
    next.run();
    await setImmediate(); // And by now everybody was told what came of it.
    return true;
  };
  return {
    random: () => {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
      return ((word >>> 8) & 0xff_ffff) / 0x100_0000;
    },
    now: () => time,
    later: (milliseconds, run) => {
      const alarm = { at: time + milliseconds, run };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    report: (error) => reported.push(error),
    reported,
    store,
    step: () => stepTo(Number.POSITIVE_INFINITY),
    pass: async (milliseconds) => {
      const end = time + milliseconds;
      while (await stepTo(end));
      time = end;
    },
    ...more,
  };
}
