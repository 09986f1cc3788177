export { commitmentTo, commitmentToShare, shareOf } from "./commitment.ts";
export { type Draws, drawsOf, type MixedIn, proofOf } from "./draws.ts";
export { seatByLot } from "./lot.ts";
export { type FairRecord, parseFair, type SharesProof } from "./proof.ts";
export { type Verified, verifyRecord } from "./verify.ts";
