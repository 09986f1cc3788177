import { type Draw, seededDraw } from "@darbar/kernel";
import { sha256Hex } from "./hash.ts";

/*
 * Version 1, as it was until players committed to shares: they mixed in words, if they wanted to. Games that began so go
 * on so, and their records are verified for ever: nothing here may change.
 */

/** What decides the draws: the secret, and the words of all seats, in seat order. */
export function seedOfWords(secret: string, words: readonly (string | null)[]): string {
  return sha256Hex(JSON.stringify(["darbar seed", secret, words.map((word) => word ?? "")]));
}

/** The draws of one decision: the deal is number 0, the first move number 1. Most decisions draw nothing. */
export function wordsDraw(seed: string, decision: number | "lot"): Draw {
  let draw: Draw | null = null;
  return {
    one: (from) => {
      draw ??= seededDraw(`${seed} ${decision}`);
      return draw.one(from);
    },
  };
}
