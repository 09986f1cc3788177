import { describe, expect, it } from "vitest";
import { commitmentToShare, shareOf } from "./commitment.ts";
import { keyOfShares, sharesDraw } from "./shares-shuffle.ts";

const SECRET = "0f".repeat(32);
const SHARE = "a1".repeat(16);

describe("a shuffle of version 2", () => {
  it("has a key that depends on every share and on whose it is", () => {
    const keys = [[null, null], [SHARE, null], [null, SHARE], [SHARE, SHARE], [SHARE]].map((shares) =>
      String(keyOfShares(SECRET, shares)("a text")),
    );
    expect(new Set([...keys, String(keyOfShares("1e".repeat(32), [SHARE])("a text"))]).size).toBe(6);
  });

  it("does not care in what order candidates are kept", () => {
    const cards = ["duke", "captain", "duke", "assassin", "contessa", "captain"];
    const numbers = [10, 9, 2, 1, 0];
    for (let decision = 0; decision < 50; decision++) {
      const [one, other] = [0, 1].map(() => sharesDraw(keyOfShares(SECRET, [SHARE]), decision));
      for (let draw = 0; draw < 3; draw++) {
        expect(one?.one(cards)).toBe(other?.one(cards.toReversed()));
        expect(one?.one(numbers)).toBe(other?.one(numbers.toSorted()));
      }
    }
  });

  it("gives each decision and each draw in it chances of their own, alike for all candidates", () => {
    const key = keyOfShares(SECRET, [SHARE]);
    const counts = [0, 0, 0, 0, 0];
    for (let decision = 0; decision < 1_000; decision++) {
      const draw = sharesDraw(key, decision);
      for (let more = 0; more < 5; more++) counts[draw.one([0, 1, 2, 3, 4])]++;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(chi).toBeLessThan(18.5); // One in a thousand seeds would have more, with four degrees of freedom.
  });

  it("cannot draw from nothing", () => {
    expect(() => sharesDraw(keyOfShares(SECRET, []), 0).one([])).toThrow("nothing left");
  });
});

it("a share is 128 bits in 32 digits, and its hash never changes", () => {
  expect(shareOf(Uint32Array.of(0, 1, 0xffffffff, 0xdeadbeef))).toBe("0000000000000001ffffffffdeadbeef");
  expect(commitmentToShare("00112233445566778899aabbccddeeff")).toBe(
    "2a908e7434bec9d5cbfe8fbd7b7553fb203dc7e1ea298e5473e7a0f66daf1047",
  );
});
