import { randomInt } from "node:crypto";

/** A seed that nobody chose. */
export function anySeed(): number {
  return randomInt(1_000_000_000);
}
