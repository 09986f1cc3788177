import { type Claim, type CoupEvent, coup } from "@darbar/coup";
import type { Seat, Viewer } from "@darbar/kernel";
import { certainIn, certainText, standingOf, standingText } from "@darbar/words/coup/standing";
import { LANGUAGES } from "@darbar/words/languages";
import { EVERY_WORDS, plain, tableAfter } from "@darbar/words/testing/coup-words";
import { expect, describe as suite, test } from "vitest";
import { knowHands } from "./known-hands.ts";

const { en } = EVERY_WORDS;
const DEALT: CoupEvent = {
  type: "dealt",
  hands: [
    ["duke", "contessa"],
    ["captain", "assassin"],
    ["duke", "ambassador"],
  ],
};
const LOST_DUKES: readonly CoupEvent[] = [
  { type: "lost", seat: 2, card: "duke" },
  { type: "drew", seat: 2, cards: ["duke"] },
  { type: "lost", seat: 2, card: "duke" },
];
/** What two cards drawn and two others put back make of a hand. */
const exchangeOf = (seat: Seat): readonly CoupEvent[] => [
  { type: "drew", seat, cards: ["contessa", "contessa"] },
  { type: "returned", seat, cards: ["captain", "assassin"], to: "shuffled", knownTo: [seat] },
];

/** What the panel says of a claim, to somebody who has seen what they may of these events. */
function said(
  viewer: Viewer,
  seat: Seat,
  as: Claim,
  events: readonly CoupEvent[],
  options: object = {},
): string | null {
  return plain(standingText(standingOf(handsFor(viewer, events, options)[seat], as), en));
}

function handsFor(viewer: Viewer, events: readonly CoupEvent[], options: object = {}) {
  const seen = events.flatMap((event) => coup.redact(event, viewer) ?? []);
  return knowHands(null, seen, tableAfter(options, 3, viewer, events)).hands;
}

suite("a claim", () => {
  test("that can be true has the chance of plain card counting", () => {
    // Two of the thirteen cards that one does not hold are dukes, and three are captains.
    expect(1 - (11 * 10) / (13 * 12)).toBeCloseTo(0.295, 3);
    expect(said(0, 1, "duke", [DEALT])).toBe("possible: 29%");
    expect(said(0, 1, "captain", [DEALT])).toBe("possible: 42%");
    expect(said(0, 1, "no-duke", [DEALT])).toBe("possible: 71%");
  });

  test("is counted by a spectator from what everybody saw", () => {
    for (const seat of [0, 1, 2]) expect(said("public", seat, "duke", [DEALT])).toBe("possible: 37%");
    expect(said("public", 1, "duke", [DEALT, ...LOST_DUKES])).toBe("possible: 15%");
  });

  test("cannot be true once all copies are accounted for, to those who see them all", () => {
    const events = [DEALT, ...LOST_DUKES];
    expect(said(0, 1, "duke", events)).toBe("impossible");
    expect(said(0, 1, "no-duke", events)).toBe("certain");
    expect(said(1, 0, "duke", events)).toMatch(/^possible/);
  });

  test("is certain for whoever has seen the card there, and for nobody else", () => {
    const options = { edition: "plus", character: "inquisitor" };
    const hands = [
      ["inquisitor", "contessa"],
      ["captain", "assassin"],
      ["duke", "duke"],
    ] as const;
    const events: readonly CoupEvent[] = [
      { type: "dealt", hands },
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "examine", target: 1, as: "inquisitor" },
      { type: "presented", seat: 1, to: 0, card: "captain" },
      { type: "gave-back", seat: 0, to: 1 },
    ];
    expect(said(0, 1, "captain", events, options)).toBe("certain");
    expect(plain(certainText(handsFor(0, events, options)[1], en))).toBe("Certainly holds a Captain.");
    for (const viewer of [2, "public"] as const) {
      expect(said(viewer, 1, "captain", events, options)).toMatch(/^possible/);
      expect(certainText(handsFor(viewer, events, options)[1], en)).toBeNull();
    }
    const later = [...events, ...exchangeOf(1)];
    expect(said(0, 1, "captain", later, options)).toMatch(/^possible/);
    expect(certainText(handsFor(0, later, options)[1], en)).toBeNull();
  });

  test("that was disproven stays so until a card of the hand has changed, where a held card must be shown", () => {
    const caught: readonly CoupEvent[] = [
      DEALT,
      { type: "turn", seat: 1 },
      { type: "announced", seat: 1, action: "tax", target: null, as: "duke" },
      { type: "challenged", seat: 0, claimant: 1, as: "duke" },
      { type: "refused", seat: 1, as: "duke" },
    ];
    for (const viewer of [0, 2, "public"] as const) {
      expect(said(viewer, 1, "duke", caught, { edition: "ru" })).toBe("impossible");
      expect(said(viewer, 1, "duke", [...caught, ...exchangeOf(1)], { edition: "ru" })).toMatch(/^possible/);
      // coup 4.2: elsewhere one may refuse and keep the duke.
      expect(said(viewer, 1, "duke", caught)).toMatch(/^possible/);
    }
  });

  test("is certain or cannot be once all cards lie open", () => {
    const seen = [DEALT].flatMap((event) => coup.redact(event, 0) ?? []);
    const { hands } = knowHands(null, seen, tableAfter({}, 3, "all", [DEALT]));
    expect(standingOf(hands[1], "captain")).toEqual({ is: "certain" });
    expect(standingOf(hands[1], "duke")).toEqual({ is: "impossible" });
    expect(certainText(hands[2], en)).toBe("Certainly holds a Duke and an Ambassador.");
  });
});

test("what is not certain is never rounded to never or always", () => {
  expect(standingText({ is: "possible", chance: 0.0001 }, en)).toBe("possible: 1%");
  expect(standingText({ is: "possible", chance: 0.9999 }, en)).toBe("possible: 99%");
});

test("certain is what every possible hand has, two of a kind as well", () => {
  const possible = (...hands: Parameters<typeof certainIn>[0][number]["hand"][]) =>
    certainIn(hands.map((hand) => ({ hand, probability: 1 / hands.length })));
  expect(possible(["duke", "duke"])).toEqual(["duke", "duke"]);
  expect(possible(["duke", "duke"], ["duke", "captain"])).toEqual(["duke"]);
  expect(possible(["duke", "captain"], ["assassin", "captain"])).toEqual(["captain"]);
  expect(possible(["duke"], ["captain"])).toEqual([]);
});

test.each(LANGUAGES)("in %s every standing has words of its own", (language) => {
  const words = EVERY_WORDS[language];
  const texts = [
    standingText({ is: "certain" }, words),
    standingText({ is: "impossible" }, words),
    standingText({ is: "possible", chance: 0.41 }, words),
    certainText([{ hand: ["duke", "duke"], probability: 1 }], words),
  ];
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts[2]).toMatch(/41|۴۱/u);
});
