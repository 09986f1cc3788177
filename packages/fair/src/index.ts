export { commitmentTo, commitmentToShare, shareOf } from "./commitment.ts";
export { type Draws, drawsOf, type MixedIn, proofOf } from "./draws.ts";
export { keyOfShares, sharesDraw } from "./shares-shuffle.ts";
export { type Verified, verifyRecord } from "./verify.ts";
export { seedOfWords, wordsDraw } from "./words-shuffle.ts";
