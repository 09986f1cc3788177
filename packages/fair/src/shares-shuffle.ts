import { type Draw, DrawError } from "@darbar/kernel";
import type { Decision } from "./draws.ts";
import { hmacUnder, sha256Of } from "./hash.ts";

/*
 * Version 2: the secret and the players' shares make a key, and HMAC-SHA-256 under that key makes every draw.
 * PROTOCOL.md ("Fair shuffles") says it byte by byte, so that a stranger can do it again: nothing here may change.
 */

/** What a text comes to under the key of all draws. */
export type Keyed = (text: string) => Uint8Array;

/** The key of all draws: the secret, and the shares of all seats, in seat order. */
export function keyOfShares(secret: string, shares: readonly (string | null)[]): Keyed {
  return hmacUnder(sha256Of(["darbar seed 2", secret, ...shares.map((share) => share ?? "-")].join("\n")));
}

/** How many values six bytes can have. */
const VALUES = 2 ** 48;

/** The draws of one decision. */
export function sharesDraw(key: Keyed, decision: Decision): Draw {
  let counter = 0;
  const below = (bound: number): number => {
    // Values beyond the last whole multiple of the bound are thrown away: no place is likelier than another.
    const limit = VALUES - (VALUES % bound);
    let value = valueAt(key, decision, counter++);
    while (value >= limit) value = valueAt(key, decision, counter++);
    return value % bound;
  };
  return {
    one(from) {
      if (from.length === 0) throw new DrawError("there is nothing left to draw from");
      return inOrder(from)[below(from.length)] as (typeof from)[number];
    },
  };
}

/** Six bytes as a number, the first of them the greatest: exact in a double. */
function valueAt(key: Keyed, decision: Decision, counter: number): number {
  const bytes = key(`darbar draw ${decision} ${counter}`);
  let value = 0;
  for (let place = 0; place < 6; place++) value = value * 256 + (bytes[place] as number);
  return value;
}

/** Strings by their UTF-16 units, numbers by size: nobody needs to know in what order we keep a deck. */
function inOrder<Item extends string | number>(from: readonly Item[]): readonly Item[] {
  return [...from].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}
