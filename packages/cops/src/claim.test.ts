import type { Remark, Seat } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { bearsOut, type ClaimWord, claimCount, claimOf, claimSaying, claimsAt, hearClaims } from "./claim.ts";
import type { CopsEvent } from "./event.ts";
import type { Identity, Slot } from "./identity.ts";

function says(by: Seat, about: Seat, place: Slot, word: ClaimWord, after = 0): Remark {
  return { seat: by, saying: claimSaying({ about, place, word }), after };
}

function up(seat: Seat, card: Slot, kind: Identity): CopsEvent {
  return { type: "turned-up", seat, card, kind };
}

function verdictsOf(events: readonly CopsEvent[], said: readonly Remark[]): readonly string[] {
  return hearClaims(events, said).map(({ verdict }) => verdict);
}

describe("what is a claim", () => {
  test("the phrase i-saw claims what a card is, and is read as it is said", () => {
    const claim = { by: 2, about: 1, place: 0, word: "leader" } as const;
    expect(claimOf({ seat: 2, saying: claimSaying(claim) })).toEqual(claim);
  });

  test("whatever else is said claims nothing", () => {
    for (const saying of [
      { phrase: "i-am-honest" },
      { phrase: "i-looked", player: 1, card: "honest" },
      { phrase: "i-saw", player: 1, place: 0, card: "duke" },
      { phrase: "i-saw", player: 1, place: 3, card: "honest" },
      { phrase: "i-saw", place: 0, card: "honest" },
    ]) {
      expect(claimOf({ seat: 0, saying })).toBeNull();
    }
  });

  test("cops 1: the agent is honest and a leader, the kingpin is crooked and a leader", () => {
    const called = (card: Identity): readonly ClaimWord[] =>
      (["honest", "crooked", "leader"] as const).filter((word) => bearsOut(card, word));
    expect(called("honest")).toEqual(["honest"]);
    expect(called("crooked")).toEqual(["crooked"]);
    expect(called("agent")).toEqual(["honest", "leader"]);
    expect(called("kingpin")).toEqual(["crooked", "leader"]);
  });
});

describe("what becomes of a claim", () => {
  test("it is open until the card lies face up, which bears it out or disproves it", () => {
    const said = [says(2, 1, 0, "honest"), says(3, 1, 0, "crooked"), says(3, 1, 1, "leader")];
    expect(verdictsOf([], said)).toEqual(["open", "open", "open"]);
    expect(verdictsOf([up(1, 0, "honest")], said)).toEqual(["borne-out", "disproved", "open"]);
  });

  test("all cards that are exposed at once speak for themselves", () => {
    const said = [says(2, 1, 0, "honest"), says(2, 1, 1, "honest"), says(2, 1, 2, "leader")];
    const exposed: CopsEvent = { type: "exposed", seat: 1, kinds: ["crooked", "agent", "crooked"] };
    expect(verdictsOf([exposed], said)).toEqual(["disproved", "borne-out", "disproved"]);
  });

  test("the latest word of a speaker about a card is the one that counts", () => {
    const said = [says(2, 1, 0, "honest"), says(3, 1, 0, "honest"), says(2, 1, 0, "crooked")];
    expect(hearClaims([], said).map(({ by, word }) => [by, word])).toEqual([
      [3, "honest"],
      [2, "crooked"],
    ]);
    expect(verdictsOf([up(1, 0, "honest")], said)).toEqual(["borne-out", "disproved"]);
  });

  test("of a card that lies face up nothing is claimed, and a lie is not made good that way", () => {
    const said = [says(2, 1, 0, "honest"), says(2, 1, 0, "crooked", 1)];
    expect(hearClaims([up(1, 0, "crooked")], said)).toEqual([
      { by: 2, about: 1, place: 0, word: "honest", after: 0, lies: [1, 0], verdict: "disproved" },
    ]);
  });

  test("a claim goes with its card when two cards change places", () => {
    const swapped: CopsEvent = {
      type: "swapped",
      places: [
        [1, 0],
        [3, 2],
      ],
      kinds: [null, null],
      united: null,
    };
    const said = [says(2, 1, 0, "honest"), says(2, 3, 1, "honest")];
    const claims = hearClaims([swapped], said);
    expect(claimsAt(claims, [1, 0])).toEqual([]);
    expect(claimsAt(claims, [3, 2])).toMatchObject([{ about: 1, place: 0, lies: [3, 2] }]);
    expect(verdictsOf([swapped, up(1, 0, "crooked"), up(3, 2, "honest")], said)).toEqual(["borne-out", "open"]);
    // What is said after it is about the card that lies there now.
    expect(verdictsOf([swapped, up(1, 0, "crooked")], [says(2, 1, 0, "honest", 1)])).toEqual(["disproved"]);
  });

  test("a card that lies face up keeps its face when it changes places", () => {
    const swapped: CopsEvent = {
      type: "swapped",
      places: [
        [1, 0],
        [3, 2],
      ],
      kinds: [null, null],
      united: null,
    };
    const said = [says(2, 3, 2, "honest", 2), says(2, 1, 0, "honest", 2)];
    expect(hearClaims([up(1, 0, "honest"), swapped], said)).toMatchObject([{ about: 1, place: 0, verdict: "open" }]);
  });

  test("cops 5: cards that are shuffled face down cannot be told apart; only the one with the wound can", () => {
    const said = [says(2, 1, 0, "honest", 1), says(2, 1, 1, "crooked", 1)];
    const events: readonly CopsEvent[] = [
      { type: "wounded", seat: 1, card: 1 },
      { type: "flashed", seat: 1 },
      { type: "arranged", seat: 1, order: [null, null, null], wounded: 2 },
    ];
    const claims = hearClaims(events, said);
    expect(claims.map(({ lies }) => lies)).toEqual([null, [1, 2]]);
    expect(verdictsOf([...events, up(1, 0, "crooked"), up(1, 2, "kingpin")], said)).toEqual(["open", "borne-out"]);
  });

  test("cops 5: what was disproved stays disproved when the card lies face down again", () => {
    const events: readonly CopsEvent[] = [
      up(1, 0, "crooked"),
      { type: "flashed", seat: 1 },
      { type: "arranged", seat: 1, order: [null, null, null], wounded: null },
    ];
    const said = [says(2, 1, 0, "honest"), says(2, 1, 0, "honest", 3)];
    expect(hearClaims(events, said)).toMatchObject([
      { verdict: "disproved", lies: null },
      { verdict: "open", lies: [1, 0] },
    ]);
  });

  test("cops 6: a criminal's cards leave the game, and take with them what was said of them", () => {
    const said = [says(2, 1, 0, "honest"), says(1, 2, 0, "honest")];
    const claims = hearClaims([{ type: "criminal", seat: 1 }], said);
    expect(claims.map(({ lies }) => lies)).toEqual([null, [2, 0]]);
  });
});

test("a speaker's word is counted: said, borne out, disproved", () => {
  const said = [says(2, 1, 0, "honest"), says(2, 1, 1, "honest"), says(2, 3, 0, "leader"), says(3, 1, 0, "crooked")];
  const claims = hearClaims([up(1, 0, "honest"), up(1, 1, "kingpin")], said);
  expect(claimCount(claims, 2)).toEqual({ said: 3, borneOut: 1, disproved: 1 });
  expect(claimCount(claims, 3)).toEqual({ said: 1, borneOut: 0, disproved: 1 });
  expect(claimCount(claims, 0)).toEqual({ said: 0, borneOut: 0, disproved: 0 });
});
