import { describe, expect, test } from "vitest";
import { newTrackRecord, RECORDED, track, writeRecord } from "./track-record.ts";

const DUKE = 0;
const CONTESSA = 4;
const PASSED_CONTESSA = 7;
const CAUGHT = 8;

/** What the first player's record says after these events, as features. */
function recordAfter(...events: readonly Parameters<typeof track>[1][]): Float32Array {
  const record = newTrackRecord(3);
  for (const event of events) track(record, event);
  const features = new Float32Array(RECORDED);
  expect(writeRecord(record, 0, features, 0)).toBe(RECORDED);
  return features;
}

const tax = { type: "announced", seat: 0, action: "tax", target: null, as: "duke" } as const;

describe("the record of a player", () => {
  test("remembers claims, the more of them the surer", () => {
    expect(recordAfter(tax)[DUKE]).toBe(0.5);
    expect(recordAfter(tax, tax)[DUKE]).toBeCloseTo(2 / 3);
  });

  test("knows a claim that was not proven to be false", () => {
    const after = recordAfter(tax, tax, { type: "refused", seat: 0, as: "duke" });
    expect(after[DUKE]).toBeLessThan(0);
    expect(after[CAUGHT]).toBe(0.5);
  });

  test("forgets a proven card, for it was replaced", () => {
    expect(recordAfter(tax, { type: "showed", seat: 0, as: "duke", cards: ["duke"], stay: false })[DUKE]).toBe(0);
  });

  test("believes half of what was claimed before an exchange", () => {
    const exchanged = { type: "returned", seat: 0, cards: [null, null], to: "shuffled", knownTo: [0] } as const;
    expect(recordAfter(tax, tax, exchanged)[DUKE]).toBe(0.5);
  });

  test("sees who does not defend themselves", () => {
    const attack = { type: "announced", seat: 1, action: "assassinate", target: 0, as: "assassin" } as const;
    const next = { type: "turn", seat: 2 } as const;
    expect(recordAfter(attack, next)[PASSED_CONTESSA]).toBe(0.5);
    const defended = recordAfter(attack, { type: "blocked", seat: 0, as: "contessa" }, next);
    expect(defended[PASSED_CONTESSA]).toBe(0);
    expect(defended[CONTESSA]).toBe(0.5);
  });
});
