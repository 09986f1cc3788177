import { type Character, coup } from "@darbar/coup";
import { commitmentTo, commitmentToShare, drawsOf, type FairRecord, proofOf, seatByLot } from "@darbar/fair";
import { playAtRandom, timeOuts, variantOf } from "@darbar/kernel/testing";
import type { KeptShare } from "../src/fair/kept-share.ts";

/* Games as a server would deal them, honest and otherwise. */

const SEATS = 3;
export const TABLE = "T";

/** The share of a seat: seat 0 is the reader's, the others are an accomplice's and nobody's (a bot). */
export const SHARES = ["0a".repeat(16), "1b".repeat(16)] as const;

/** What all commit to before anybody opens. */
export const COMMITMENTS: readonly (string | null)[] = [...SHARES.map(commitmentToShare), null];

/** Secrets that a server can draw, one after the other. */
export function secretOf(attempt: number): string {
  return attempt.toString(16).padStart(64, "0");
}

/** A whole game that these decide, played by nobody: everybody lets their time run out. */
export function gameOf(
  secret: string,
  shares: readonly (string | null)[],
  commitments: readonly (string | null)[] = COMMITMENTS,
  isByLot = false,
): FairRecord & { readonly options: Readonly<Record<string, unknown>> } {
  const mixedIn = { version: 2, commitments, shares, ...(isByLot && ({ lot: true } as const)) } as const;
  const drawOf = drawsOf(secret, mixedIn);
  const first = isByLot ? seatByLot(drawOf, SEATS) : 0;
  const { record } = playAtRandom(coup, variantOf(coup, { first }, SEATS), drawOf, timeOuts(coup));
  const options = record.options as Readonly<Record<string, unknown>>;
  return { ...record, options, version: coup.version, fair: proofOf(commitmentTo(secret), secret, mixedIn) };
}

/** What the reader's device has kept of the shuffle of game 1: it has seen these, and opened. */
export function keptOf(secret: string, commitments: readonly (string | null)[] = COMMITMENTS): KeptShare {
  const sealed = { commitment: commitmentTo(secret), commitments };
  return { table: TABLE, game: 1, seat: 0, share: SHARES[0], sealed };
}

/** What an operator does who wants these two cards for seat 1: another secret, until it deals them. */
export function secretThatDeals(cards: readonly Character[], shares: readonly (string | null)[]): string {
  for (let attempt = 1; attempt < 1000; attempt++) {
    // The deal goes seat by seat, two cards each.
    const hand = gameOf(secretOf(attempt), shares).draws.slice(2, 4);
    if (String([...hand].sort()) === String([...cards].sort())) return secretOf(attempt);
  }
  throw new Error("such cards are never dealt");
}
