import type { Draw } from "@darbar/kernel";
import type { FairProof } from "./proof.ts";
import { keyOfShares, sharesDraw } from "./shares-shuffle.ts";
import { seedOfWords, wordsDraw } from "./words-shuffle.ts";

/** The draws of each decision of a game: the deal is number 0, the first move number 1. */
export type Draws = (decision: number) => Draw;

/** What players have mixed into a game's shuffle: words in version 1, shares in version 2. */
export type MixedIn =
  | { readonly version: 1; readonly words: readonly (string | null)[] }
  | {
      readonly version: 2;
      readonly commitments: readonly (string | null)[];
      readonly shares: readonly (string | null)[];
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
  return { version: 2, commitment, secret, commitments: mixedIn.commitments, shares: mixedIn.shares };
}
