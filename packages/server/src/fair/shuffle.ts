import { createHash, randomBytes } from "node:crypto";
import { type Draw, seededDraw } from "@darbar/kernel";

/*
 * Fair shuffles, provably. Before the game the server draws a secret and publishes its hash; every player may mix in
 * words of their own. Nobody, the server included, can choose the cards: the secret was fixed before the words were
 * known, and the words before the secret is. `darbar verify` makes every draw again.
 */

/** A secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString("hex");
}

/** What is published of a secret before the game. */
export function commitmentTo(secret: string): string {
  return createHash("sha256").update(`darbar commitment ${secret}`).digest("hex");
}

/** What decides the draws: the secret, and the words of all seats, in seat order. */
export function seedOf(secret: string, words: readonly (string | null)[]): string {
  return createHash("sha256")
    .update(JSON.stringify(["darbar seed", secret, words.map((word) => word ?? "")]))
    .digest("hex");
}

/** The draws of one decision: the deal is number 0, the first move number 1. Most decisions draw nothing. */
export function fairDraw(seed: string, decision: number): Draw {
  let draw: Draw | null = null;
  return {
    one: (from) => {
      draw ??= seededDraw(`${seed} ${decision}`);
      return draw.one(from);
    },
  };
}
