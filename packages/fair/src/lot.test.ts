import { describe, expect, it } from "vitest";
import { drawsOf } from "./draws.ts";
import { seatByLot } from "./lot.ts";

const SEATS = 6;
const lotOf = (secret: number, share: string | null = null): number =>
  seatByLot(
    drawsOf(secret.toString(16).padStart(64, "0"), { version: 2, commitments: [null], shares: [share] }),
    SEATS,
  );

describe("the lot for who starts", () => {
  it("falls on every seat alike", () => {
    const counts = Array<number>(SEATS).fill(0);
    for (let secret = 0; secret < 1_200; secret++) counts[lotOf(secret)]++;
    const chi = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(chi).toBeLessThan(20.5); // One in a thousand seeds would have more, with five degrees of freedom.
  });

  it("is decided by the players' shares, too, and for ever by the same", () => {
    const shares = Array.from({ length: 20 }, (_, share) => share.toString(16).padStart(32, "0"));
    expect(new Set(shares.map((share) => lotOf(7, share))).size).toBeGreaterThan(3);
    expect([1, 2, 3, 4, 5, 6].map((secret) => lotOf(secret))).toEqual([3, 3, 0, 3, 0, 1]);
  });

  it("does not change what is dealt", () => {
    const mixedIn = { version: 2, commitments: [null], shares: [null] } as const;
    const deal = (draws: ReturnType<typeof drawsOf>): readonly number[] => {
      const draw = draws(0);
      return Array.from({ length: 8 }, () => draw.one([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    };
    expect(deal(drawsOf("0f", { ...mixedIn, lot: true }))).toEqual(deal(drawsOf("0f", mixedIn)));
  });
});
