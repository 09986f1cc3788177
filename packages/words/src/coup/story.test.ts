import type { CoupEvent } from "@darbar/coup";
import type { Viewer } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { EVERY_WORDS, NAMES, plain, tableAfter } from "../../test/coup-words.ts";
import { LANGUAGES } from "../languages.ts";
import { claimsOf, copiesAt, faceUp } from "./claims.ts";
import { tellEvent, tellStory } from "./story.ts";

const DEALT: CoupEvent = {
  type: "dealt",
  hands: [
    ["duke", "captain"],
    ["contessa", "contessa"],
    ["assassin", "duke"],
  ],
};
const CAUGHT: readonly CoupEvent[] = [
  DEALT,
  { type: "turn", seat: 0 },
  { type: "announced", seat: 0, action: "assassinate", target: 1, as: "assassin" },
  { type: "paid", from: 0, to: "treasury", coins: 3 },
  { type: "asked", question: "respond", seats: [1, 2] },
  { type: "challenged", seat: 2, claimant: 0, as: "assassin" },
  { type: "asked", question: "prove", seats: [0] },
  { type: "refused", seat: 0, as: "assassin" },
  { type: "paid", from: "treasury", to: 0, coins: 3 },
  { type: "asked", question: "lose-challenge", seats: [0] },
  { type: "lost", seat: 0, card: "captain" },
  { type: "turn", seat: 1 },
];
const BOMB: readonly CoupEvent[] = [
  DEALT,
  { type: "turn", seat: 1 },
  { type: "announced", seat: 1, action: "bomb", target: 0, as: null },
  { type: "paid", from: 1, to: "treasury", coins: 5 },
  { type: "bombed", seat: 0 },
  { type: "asked", question: "bomb", seats: [0] },
  { type: "claimed", seat: 0, as: "contessa", to: null },
  { type: "asked", question: "contest", seats: [1, 2] },
  { type: "challenged", seat: 1, claimant: 0, as: "contessa" },
  { type: "asked", question: "prove", seats: [0] },
  { type: "refused", seat: 0, as: "contessa" },
  { type: "lost", seat: 0, card: "duke" },
  { type: "lost", seat: 0, card: "captain" },
  { type: "out", seat: 0 },
  { type: "bomb-ended", seat: 0, how: "exploded" },
  { type: "paid", from: 0, to: "treasury", coins: 2 },
  { type: "turn", seat: 1 },
];

function told(past: readonly CoupEvent[], viewer: Viewer): readonly (string | null)[] {
  return tellStory(past, viewer, EVERY_WORDS.en, NAMES).map(({ text }) => plain(text));
}

describe("the story", () => {
  test("tells a price once, and what comes back", () => {
    expect(told(CAUGHT, 1)).toEqual([
      "You get two Contessas; the others get 2 cards each.",
      "It is Laleh’s turn.",
      "Laleh claims the Assassin and puts 3 coins on your head.",
      "Bahram challenges Laleh’s Assassin.",
      "Laleh does not show the Assassin.",
      "Laleh gets 3 coins back.",
      "Laleh loses the Captain.",
      "It is your turn.",
    ]);
  });

  test("calls a bluff by its name to those who know the cards", () => {
    expect(told(CAUGHT, 0)).toContain("You claim the Assassin and put 3 coins on Shirin’s head. (A bluff.)");
    expect(told(CAUGHT, "public").join(" ")).not.toContain("bluff");
  });

  test("coup 7: the bomb goes off before anything is lost to it, and is told once", () => {
    expect(told(BOMB, "public").slice(3)).toEqual([
      "The bomb is in Laleh’s hands.",
      "Laleh claims the Contessa to defuse the bomb.",
      "Shirin challenges Laleh’s Contessa.",
      "Laleh does not show the Contessa, and the bomb goes off.",
      "Laleh loses the Duke.",
      "Laleh loses the Captain.",
      "Laleh is out.",
      "Laleh’s 2 coins go to the treasury.",
      "It is Shirin’s turn.",
    ]);
  });

  test("tells a silence where the question was asked, once it is over", () => {
    const tax: readonly CoupEvent[] = [
      DEALT,
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: "tax", target: null, as: "duke" },
      { type: "asked", question: "respond", seats: [1, 2] },
    ];
    expect(tellEvent(tax, 3, 1, EVERY_WORDS.en, NAMES)).toBeNull();
    const done: readonly CoupEvent[] = [...tax, { type: "paid", from: "treasury", to: 0, coins: 3 }];
    expect(tellEvent(done, 3, 1, EVERY_WORDS.en, NAMES)?.text).toBe("Nobody objects.");
  });

  test("gives every line a tone and a seat", () => {
    const lines = tellStory(CAUGHT, "public", EVERY_WORDS.en, NAMES);
    expect(lines.map(({ tone, seat }) => [tone, seat])).toEqual([
      ["plain", null],
      ["turn", 0],
      ["claim", 0],
      ["challenge", 2],
      ["plain", 0],
      ["plain", 0],
      ["loss", 0],
      ["turn", 1],
    ]);
  });

  test.each(LANGUAGES)("is told event by event as it is told whole, in %s", (language) => {
    for (const past of [CAUGHT, BOMB]) {
      const whole = tellStory(past, 1, EVERY_WORDS[language], NAMES);
      const single = past.flatMap((_, index) => tellEvent(past, index, 1, EVERY_WORDS[language], NAMES) ?? []);
      expect(single).toEqual(whole);
    }
  });
});

describe("claims", () => {
  test("are remembered with what became of them", () => {
    expect(claimsOf(CAUGHT)).toEqual([
      { seat: 0, as: "assassin", on: "action", fate: "caught", truth: false, index: 2 },
    ]);
    expect(claimsOf(CAUGHT.slice(0, 5))[0].fate).toBe("open");
    expect(claimsOf(BOMB)).toMatchObject([{ seat: 0, as: "contessa", on: "bomb", fate: "caught" }]);
    const blocked: readonly CoupEvent[] = [
      ...CAUGHT.slice(0, 5),
      { type: "blocked", seat: 1, as: "contessa" },
      { type: "asked", question: "contest", seats: [0, 2] },
    ];
    expect(claimsOf(blocked).map(({ fate }) => fate)).toEqual(["stood", "open"]);
    expect(claimsOf([...blocked, { type: "turn", seat: 1 }]).map(({ fate }) => fate)).toEqual(["stood", "stood"]);
    const proven: CoupEvent = { type: "showed", seat: 1, as: "contessa", cards: ["contessa"], stay: false };
    expect(claimsOf([...blocked, proven]).map(({ fate }) => fate)).toEqual(["stood", "proven"]);
  });

  test("can be held against the cards that lie face up", () => {
    const view = tableAfter({}, 3, 1, CAUGHT);
    expect(faceUp(view)).toMatchObject({ captain: 1, duke: 0 });
    expect(copiesAt(view)).toBe(3);
  });
});
