import { sha256Hex } from "./hash.ts";

/*
 * Before a game the server draws a secret and every player a share, and each publishes nothing but a hash of it. Only
 * when all hashes are there does anybody open anything, so that nobody can choose theirs to fit the others'.
 */

/** What is published of the server's secret before the game. */
export function commitmentTo(secret: string): string {
  return sha256Hex(`darbar commitment ${secret}`);
}

/** What is published of a player's share before anybody opens theirs. */
export function commitmentToShare(share: string): string {
  return sha256Hex(`darbar share ${share}`);
}

/** A share made of 128 random bits: four words of 32. */
export function shareOf(random: Uint32Array): string {
  return Array.from(random.subarray(0, 4), (word) => word.toString(16).padStart(8, "0")).join("");
}
