import { type ClaimWord, type CopsEvent, claimSaying, cops, type Identity, type Slot, VERSION } from "@darbar/cops";
import type { Remark, Seat } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { believed } from "./believed.ts";

import { chance, type Knowledge, trackCops } from "./knowledge.ts";
import { CREDULOUS, type Trust, WARY } from "./trust.ts";

const HANDS: readonly (readonly Identity[])[] = [
  ["honest", "honest", "crooked"],
  ["honest", "agent", "crooked"],
  ["kingpin", "honest", "honest"],
  ["crooked", "honest", "crooked"],
];

/** Nobody minds being caught: how many others know a card makes no difference. */
const UNDAUNTED: Trust = { ...WARY, dread: 1 };

/** Facts and words, in their order; what the seat knows after them. */
function knows(me: Seat, trust: Trust | null, ...story: readonly (CopsEvent | Omit<Remark, "after">)[]): Knowledge {
  const state = cops.setup({ version: VERSION, mode: "base", first: 0 }, 4);
  const past: CopsEvent[] = [];
  const said: Remark[] = [];
  const dealt: CopsEvent = { type: "dealt", hands: HANDS, leftOver: [], equipment: [null, null, null, null] };
  for (const each of [dealt, ...story]) {
    if ("saying" in each) {
      said.push({ ...each, after: past.length });
      continue;
    }
    cops.evolve(state, each);
    const seen = cops.redact(each, me);
    if (seen !== null) past.push(seen);
  }
  return trackCops(past, cops.view(state, me), null, trust === null ? null : { said, trust });
}

function looks(by: Seat, seat: Seat, slot: Slot): CopsEvent {
  return { type: "looked", by, seat, cards: [slot], kinds: [HANDS[seat][slot]] };
}

function calls(by: Seat, about: Seat, place: Slot, word: ClaimWord): Omit<Remark, "after"> {
  return { seat: by, saying: claimSaying({ about, place, word }) };
}

function turnsUp(seat: Seat, card: Slot): CopsEvent {
  return { type: "turned-up", seat, card, kind: HANDS[seat][card] };
}

const honest = (seat: Seat, knowledge: Knowledge): number => chance(knowledge, seat, "honest");

describe("the word of somebody who has looked", () => {
  const silent = honest(3, knows(0, null, looks(1, 3, 0)));

  test("makes what they say likelier, and to the credulous more than to the wary", () => {
    const wary = honest(3, knows(0, WARY, looks(1, 3, 0), calls(1, 3, 0, "crooked")));
    const credulous = honest(3, knows(0, CREDULOUS, looks(1, 3, 0), calls(1, 3, 0, "crooked")));
    expect(wary).toBeLessThan(silent - 0.02);
    expect(credulous).toBeLessThan(wary - 0.03);
  });

  test("tells nothing to who does not listen, and nothing of who has not looked", () => {
    expect(honest(3, knows(0, null, looks(1, 3, 0), calls(1, 3, 0, "crooked")))).toBe(silent);
    expect(honest(3, knows(0, WARY, looks(1, 3, 0), calls(2, 3, 0, "crooked")))).toBe(silent);
    expect(honest(3, knows(0, WARY, looks(1, 3, 0), calls(3, 3, 0, "honest")))).toBe(silent);
  });

  test("that comes before the look tells nothing", () => {
    expect(honest(3, knows(0, WARY, calls(1, 3, 0, "crooked"), looks(1, 3, 0)))).toBe(silent);
  });

  test("is one's own: it tells one nothing", () => {
    const seen = honest(3, knows(0, null, looks(0, 3, 0)));
    expect(honest(3, knows(0, WARY, looks(0, 3, 0), calls(0, 3, 0, "honest")))).toBe(seen);
  });

  test("weighs less when they were caught in a lie, and more when they were borne out", () => {
    const opened = [looks(1, 2, 1), looks(1, 3, 0)];
    const after = (word: ClaimWord) =>
      honest(3, knows(0, WARY, ...opened, calls(1, 2, 1, word), turnsUp(2, 1), calls(1, 3, 0, "crooked")));
    const before = honest(3, knows(0, null, ...opened, turnsUp(2, 1)));
    expect(after("honest")).toBeLessThan(after("crooked") - 0.02);
    expect(after("crooked")).toBeLessThan(before + 0.1);
  });

  test("weighs less when the listener alone knows that it was a lie", () => {
    const mine = [looks(0, 2, 1), looks(1, 2, 1), looks(1, 3, 0)];
    const liar = honest(3, knows(0, WARY, ...mine, calls(1, 2, 1, "crooked"), calls(1, 3, 0, "crooked")));
    const plain = honest(3, knows(0, WARY, ...mine, calls(1, 2, 1, "honest"), calls(1, 3, 0, "crooked")));
    expect(plain).toBeLessThan(liar - 0.02);
  });

  test("weighs more where others could tell a lie", () => {
    const alone = honest(3, knows(0, WARY, looks(1, 3, 0), calls(1, 3, 0, "crooked")));
    const watched = honest(3, knows(0, WARY, looks(2, 3, 0), looks(1, 3, 0), calls(1, 3, 0, "crooked")));
    expect(watched).toBeLessThan(alone - 0.01);
  });

  test("proves nothing: not even to the credulous, whatever is said", () => {
    const certain = honest(3, knows(0, CREDULOUS, looks(1, 3, 0), calls(1, 3, 0, "crooked")));
    expect(certain).toBeGreaterThan(0.01);
    const seen = knows(0, CREDULOUS, looks(0, 3, 0), looks(1, 3, 0), calls(1, 3, 0, "honest"));
    expect(believed(seen, { lies: [3, 0], word: "honest" })).toBeCloseTo(0, 12);
  });

  test("that a leader lies there makes the leader likelier there", () => {
    const story = [looks(1, 2, 0), calls(1, 2, 0, "leader")] as const;
    const before = believed(knows(0, null, ...story), { lies: [2, 0], word: "leader" }) ?? 1;
    const after = believed(knows(0, WARY, ...story), { lies: [2, 0], word: "leader" }) ?? 0;
    expect(after).toBeGreaterThan(2 * before);
  });
});

describe("how much a claim was believed", () => {
  test("is how likely the card is what it was called, after hearing it", () => {
    const heard = knows(0, WARY, looks(1, 3, 0), calls(1, 3, 0, "crooked"));
    const crooked = believed(heard, { lies: [3, 0], word: "crooked" }) ?? 0;
    const honestCard = believed(heard, { lies: [3, 0], word: "honest" }) ?? 0;
    expect(crooked + honestCard).toBeCloseTo(1, 9);
    expect(crooked).toBeGreaterThan(0.55);
  });

  test("is all or nothing of what one has seen, and nothing of a card that is nowhere", () => {
    const seen = knows(0, WARY, looks(0, 3, 0), looks(1, 3, 0), calls(1, 3, 0, "crooked"));
    expect(believed(seen, { lies: [3, 0], word: "crooked" })).toBeCloseTo(1, 12);
    expect(believed(seen, { lies: null, word: "crooked" })).toBeNull();
  });
});

describe("all words of one speaker are weighed together", () => {
  test("who was caught about one player is believed less about another, whatever came first", () => {
    const story = [looks(1, 3, 0), calls(1, 3, 0, "crooked"), looks(1, 2, 1)] as const;
    const caught = honest(3, knows(0, WARY, ...story, calls(1, 2, 1, "crooked"), turnsUp(2, 1)));
    const borneOut = honest(3, knows(0, WARY, ...story, calls(1, 2, 1, "honest"), turnsUp(2, 1)));
    expect(borneOut).toBeLessThan(caught - 0.02);
  });

  test("who has been proved wrong about a card that has left the game stays caught", () => {
    const story = [looks(1, 2, 1), looks(1, 3, 0), calls(1, 3, 0, "crooked")] as const;
    const gone: readonly CopsEvent[] = [
      { type: "exposed", seat: 2, kinds: HANDS[2] },
      { type: "criminal", seat: 2 },
    ];
    const caught = honest(3, knows(0, WARY, ...story, calls(1, 2, 1, "crooked"), ...gone));
    const borneOut = honest(3, knows(0, WARY, ...story, calls(1, 2, 1, "honest"), ...gone));
    expect(borneOut).toBeLessThan(caught - 0.02);
  });

  test("a word for the same side about every card makes the speaker likelier to be of that side", () => {
    const once = [looks(1, 2, 1), calls(1, 2, 1, "honest")] as const;
    const always = [looks(1, 3, 1), calls(1, 3, 1, "honest"), looks(1, 3, 0), calls(1, 3, 0, "honest")] as const;
    const silent = honest(1, knows(0, null, ...once, ...always));
    const first = honest(1, knows(0, WARY, ...once));
    expect(first).toBeGreaterThan(silent + 0.02);
    expect(honest(1, knows(0, WARY, ...once, ...always))).toBeGreaterThan(first + 0.02);
  });

  test("two words of one card tell less than words of two cards", () => {
    const looked = [looks(1, 3, 0), looks(2, 3, 0), looks(2, 3, 2)] as const;
    const same = honest(3, knows(0, UNDAUNTED, ...looked, calls(1, 3, 0, "crooked"), calls(2, 3, 0, "crooked")));
    const two = honest(3, knows(0, UNDAUNTED, ...looked, calls(1, 3, 0, "crooked"), calls(2, 3, 2, "crooked")));
    expect(two).toBeLessThan(same - 0.02);
  });
});
