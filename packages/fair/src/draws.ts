import type { Draw } from "@darbar/kernel";
import type { FairProof } from "./proof.ts";
import { keyOfShares, sharesDraw } from "./shares-shuffle.ts";
import { seedOfWords, wordsDraw } from "./words-shuffle.ts";

/** What draws are for: the deal is number 0, the first move number 1; before them all is the lot for who starts. */
export type Decision = number | "lot";

/** The draws of each decision of a game. */
export type Draws = (decision: Decision) => Draw;

/** What players have mixed into a game's shuffle: words in version 1, shares in version 2. */
export type MixedIn =
  | { readonly version: 1; readonly words: readonly (string | null)[] }
  | {
      readonly version: 2;
      readonly commitments: readonly (string | null)[];
      readonly shares: readonly (string | null)[];
      /** Whether who starts was drawn by lot, from the same key. */
      readonly lot?: true;
    };

/** The draws that a secret and what was mixed in decide. */
export function drawsOf(secret: string, mixedIn: MixedIn): Draws {
  if (mixedIn.version === 1) {
    const seed = seedOfWords(secret, mixedIn.words);
    return (decision) => wordsDraw(seed, decision);
  }
  const key = keyOfShares(secret, mixedIn.shares);
  return (decision) => sharesDraw(key, decision);
}

/** The proof that a record holds, once the game is over and the secret may be known. */
export function proofOf(commitment: string, secret: string, mixedIn: MixedIn): FairProof {
  if (mixedIn.version === 1) return { commitment, secret, words: mixedIn.words.map((word) => word ?? "") };
  const { commitments, shares, lot } = mixedIn;
  return { version: 2, commitment, secret, commitments, shares, ...(lot && { lot }) };
}
