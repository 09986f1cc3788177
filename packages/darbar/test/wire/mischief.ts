import type { Sending } from "../../src/wire/client.ts";

const LATEST = 40;
/** How late a command is, at most, in milliseconds: later than the one after it, often. */
const LATE = 60;

/** Something between clients and their lines that can be stopped. */
export interface Mischief {
  /** For one client. */
  readonly newSending: () => Sending;
  stop(): void;
  /** How many commands were sent once more than needed. */
  repeats(): number;
}

/** Sends commands late and out of order, some of them twice or more, and now and then old ones again. */
export function mischief(chance: () => number): Mischief {
  let isBad = true;
  let repeats = 0;
  return {
    newSending: () => {
      let latest: readonly string[] = [];
      return (text, send) => {
        if (!isBad) return send(text);
        const sendLate = (what: string): void => void setTimeout(() => send(what), chance() * LATE);
        sendLate(text);
        for (const again of [text, ...latest]) {
          if (chance() > 0.1) continue;
          repeats++;
          sendLate(again);
        }
        latest = [...latest, text].slice(-LATEST);
      };
    },
    stop: () => {
      isBad = false;
    },
    repeats: () => repeats,
  };
}
