import { randomInt } from "node:crypto";
import { newShuffleSecret } from "./identity/secret.ts";
import type { RegistryHost } from "./registry-host.ts";

/** The longest that a timer can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;
const STARTED = Date.now() - performance.now();

/** The time of day as it was at the start, and how long that is ago: nobody's turn ends because a clock was set. */
export function now(): number {
  return Math.floor(STARTED + performance.now());
}

type RealHost = Omit<RegistryHost, "store" | "report" | "think" | "grid" | "floor" | "tick" | "pause">;

/** What tables find here, by a clock. */
export function realHost(clock: () => number): RealHost {
  return {
    now: clock,
    at: (time, run) => {
      const timer = setTimeout(run, Math.min(LONGEST_WAIT, Math.max(0, time - clock())));
      return () => clearTimeout(timer);
    },
    // Not Math.random: who could work out its state from a bot's moves would know its next bluff.
    chance: () => randomInt(2 ** 47) / 2 ** 47,
    newSecret: newShuffleSecret,
  };
}
