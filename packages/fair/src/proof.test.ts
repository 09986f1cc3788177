import { describe, expect, it } from "vitest";
import { parseFair } from "./proof.ts";

const PROOF = {
  version: 2,
  commitment: "ab".repeat(32),
  secret: "12".repeat(32),
  commitments: ["0f".repeat(32), null, "f0".repeat(32)],
  shares: ["34".repeat(16), null, null],
};

const RECORD = { game: "crown", options: {}, seats: 3, draws: [], moves: [] };

describe("the proof of a record", () => {
  it("is read as it is written: shares, or the words of the first version", () => {
    expect(parseFair({ ...RECORD, fair: PROOF })).toEqual({ ok: true, value: { ...RECORD, fair: PROOF } });
    const withLot = { ...PROOF, lot: true };
    expect(parseFair({ ...RECORD, fair: withLot })).toEqual({ ok: true, value: { ...RECORD, fair: withLot } });
    const words = { commitment: "c", secret: "s", words: ["open sesame", ""] };
    expect(parseFair({ ...RECORD, fair: words })).toMatchObject({ ok: true, value: { fair: words } });
  });

  it.each([
    [undefined, "this record has no proof: it was not played at a table with provable shuffles"],
    [1, `a record's "fair" must be an object; you gave 1`],
    [{ seed: "" }, `a record's "fair" cannot have "seed"; it knows commitment, secret and words`],
    [
      { commitment: "c", secret: 1, words: [] },
      `a record's "fair" must have a "commitment" and a "secret", both texts`,
    ],
    [{ commitment: "c", secret: "s", words: [1] }, `a record's "fair" must have "words", a list of texts`],
    [
      { ...PROOF, words: [] },
      `a record's "fair" cannot have "words"; it knows version, commitment, secret, commitments, shares and lot`,
    ],
    [{ ...PROOF, lot: 2 }, `a record's "fair" can have the "lot" true only; you gave 2`],
    [{ ...PROOF, version: 3 }, `a record's "fair" can have the "version" 2 only; you gave 3`],
    [
      { ...PROOF, secret: "AB".repeat(32) },
      `a record's "fair" must have a "commitment" and a "secret", each of 64 hexadecimal digits`,
    ],
    [
      { ...PROOF, commitments: ["ab", null, null] },
      `a record's "fair" must have "commitments", a list of 64 hexadecimal digits or null for each seat`,
    ],
    [
      { ...PROOF, shares: "none" },
      `a record's "fair" must have "shares", a list of 32 hexadecimal digits or null for each seat`,
    ],
  ])("is refused in a sentence: %j", (fair, sentence) => {
    expect(parseFair({ ...RECORD, fair })).toEqual({ ok: false, error: sentence });
  });
});
