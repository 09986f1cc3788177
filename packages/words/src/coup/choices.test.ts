import { ACTION_LIST, type CoupEvent } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { EVERY_WORDS, NAMES, plain, tableAfter } from "../../test/coup-words.ts";
import { bubbleOf } from "./bubble.ts";
import { choicesFor, truthText } from "./choices.ts";
import type { Choice } from "./contract.ts";
import { PLACES } from "./places.ts";
import { questionText } from "./question.ts";

const { en } = EVERY_WORDS;
const DEALT: CoupEvent = {
  type: "dealt",
  hands: [
    ["duke", "ambassador"],
    ["assassin", "captain"],
    ["duke", "duke"],
  ],
};
const MY_TURN: readonly CoupEvent[] = [DEALT, { type: "turn", seat: 0 }];
const TAX: readonly CoupEvent[] = [
  DEALT,
  { type: "turn", seat: 2 },
  { type: "announced", seat: 2, action: "tax", target: null, as: "duke" },
  { type: "asked", question: "respond", seats: [0, 1] },
];

function choices(events: readonly CoupEvent[], options: object = {}): readonly Choice[] {
  return choicesFor(tableAfter(options, 3, 0, events), en, NAMES);
}

function find(events: readonly CoupEvent[], id: string, options: object = {}): Choice {
  const found = choices(events, options).find((choice) => choice.id === id);
  if (found === undefined) throw new Error(`no choice ${id}`);
  return found;
}

describe("the choices of a turn", () => {
  test("are always the same, each in its place", () => {
    const options = { edition: "plus", character: "inquisitor", reformation: true, anarchist: true };
    const ids = choices(MY_TURN, options).map(({ id }) => id);
    expect(ids).toEqual(PLACES.flat());
    expect(ids.toSorted()).toEqual(ACTION_LIST.map(({ name }) => name).toSorted());
    expect(choices(MY_TURN).map(({ id }) => id)).toEqual(PLACES.slice(0, 2).flat());
  });

  test("say what they claim, and whether it is true", () => {
    expect(find(MY_TURN, "tax")).toMatchObject({
      label: "Tax, as Duke",
      consequence: "3 coins.",
      claim: "duke",
      isBluff: false,
      barred: null,
      move: { do: "tax" },
    });
    expect(truthText(find(MY_TURN, "tax"), en)).toBe("you have it");
    expect(truthText(find(MY_TURN, "steal"), en)).toBe("a bluff");
    expect(truthText(find(MY_TURN, "income"), en)).toBeNull();
  });

  test("name whom they can be aimed at", () => {
    const steal = find(MY_TURN, "steal");
    expect(steal).toMatchObject({ move: null, barred: null, label: "Steal, as Captain" });
    expect(steal.targets.map(({ seat, label }) => [seat, plain(label)])).toEqual([
      [1, "Steal from Shirin"],
      [2, "Steal from Bahram"],
    ]);
    expect(plain(steal.targets[0].consequence)).toBe("2 coins from Shirin, unless a Captain or an Ambassador blocks.");
  });

  test("say why an action is barred", () => {
    const barred = (id: string, events = MY_TURN, options = {}): string | null => find(events, id, options).barred;
    expect(barred("coup")).toBe("Costs 7 coins; you have 2.");
    const rich: CoupEvent = { type: "paid", from: "treasury", to: 0, coins: 8 };
    expect(barred("income", [...MY_TURN, rich])).toBe("With 10 coins or more you must launch a coup.");
    expect(barred("coup", [...MY_TURN, rich])).toBeNull();
    const reformed = { edition: "plus", reformation: true };
    expect(barred("embezzle", MY_TURN, reformed)).toBe("The reserve is empty.");
    const robbed: readonly CoupEvent[] = [
      { type: "sided", allegiances: ["loyalist", "reformist", "loyalist"] },
      { type: "paid", from: 1, to: 2, coins: 2 },
    ];
    expect(barred("steal", [...robbed, ...MY_TURN], reformed)).toBe("Only your own side has coins.");
    const poor: readonly CoupEvent[] = [1, 2].map((from) => ({ type: "paid", from, to: "treasury", coins: 2 }));
    expect(barred("steal", [...MY_TURN, ...poor])).toBe("Nobody has coins to steal.");
  });

  test("ask for a second press where a misclick hurts", () => {
    expect(find(MY_TURN, "coup").danger).toBe(true);
    expect(find(MY_TURN, "income").danger).toBe(false);
    expect(find(TAX, "challenge").danger).toBe(true);
    expect(find(TAX, "pass").danger).toBe(false);
  });

  test("coup 4: cards go under the deck in the order that is chosen", () => {
    const exchange: readonly CoupEvent[] = [
      ...MY_TURN,
      { type: "announced", seat: 0, action: "exchange", target: null, as: "ambassador" },
      { type: "drew", seat: 0, cards: ["captain", "captain"] },
      { type: "asked", question: "return", seats: [0] },
    ];
    expect(find(exchange, "return-duke-captain", { edition: "ru" })).toMatchObject({
      label: "Put the Duke under the deck, then the Captain",
      cards: ["duke", "captain"],
    });
    expect(find(exchange, "return-captain-captain").label).toBe("Return two Captains");
  });
});

describe("the question", () => {
  const asked = (viewer: number | "public", events: readonly CoupEvent[], options: object = {}): string | null =>
    plain(questionText(tableAfter(options, 3, viewer, events), en, NAMES));

  test("says what happened and what is asked", () => {
    expect(asked(0, MY_TURN)).toBe("Your turn. What do you do?");
    expect(asked(0, TAX)).toBe("Bahram claims the Duke to take tax. Do you believe it?");
    const challenged: readonly CoupEvent[] = [
      ...TAX,
      { type: "challenged", seat: 0, claimant: 2, as: "duke" },
      { type: "asked", question: "prove", seats: [2] },
    ];
    expect(asked(2, challenged)).toBe("Laleh challenges your Duke. Do you show the card?");
    expect(asked(1, challenged)).toBe("Will Bahram show the Duke?");
  });

  test("coup 6: says that a fellow cannot be blocked", () => {
    const events: readonly CoupEvent[] = [
      { type: "sided", allegiances: ["loyalist", "reformist", "loyalist"] },
      DEALT,
      { type: "turn", seat: 2 },
      { type: "announced", seat: 2, action: "foreign-aid", target: null, as: null },
      { type: "asked", question: "respond", seats: [0, 1] },
    ];
    const options = { edition: "plus", reformation: true };
    expect(asked(0, events, options)).toBe(
      "Bahram asks for foreign aid. This player is on your side: you cannot block.",
    );
    expect(asked(1, events, options)).toBe("Bahram asks for foreign aid. Do you let it pass?");
  });

  test("tells who is awaited only as far as that is public", () => {
    expect(asked(1, MY_TURN)).toBe("Waiting for Laleh to play.");
    expect(asked("public", TAX)).toBe("Waiting for answers.");
    expect(asked(0, [...TAX, { type: "answered", seat: 0, move: { do: "pass" } }])).toBe(
      "You have answered. Waiting for the others.",
    );
    expect(asked(2, [...TAX, { type: "answered", seat: 0, move: { do: "pass" } }])).toBe("Waiting for answers.");
  });
});

describe("the bubble", () => {
  const bubble = (seat: number, events: readonly CoupEvent[], options: object = {}): string | null =>
    bubbleOf(tableAfter(options, 3, "public", events), seat, en);

  test("says claims as claims", () => {
    expect(bubble(2, TAX)).toBe("Tax, as Duke");
    expect(bubble(0, TAX)).toBeNull();
    const challenged: readonly CoupEvent[] = [
      ...TAX,
      { type: "challenged", seat: 0, claimant: 2, as: "duke" },
      { type: "asked", question: "prove", seats: [2] },
    ];
    expect(bubble(0, challenged)).toBe("Challenge!");
    expect(bubble(2, challenged)).toBe("Tax, as Duke");
  });

  test("says a block, and the bomb’s contessa", () => {
    const blocked: readonly CoupEvent[] = [
      DEALT,
      { type: "turn", seat: 2 },
      { type: "announced", seat: 2, action: "assassinate", target: 0, as: "assassin" },
      { type: "blocked", seat: 0, as: "contessa" },
      { type: "asked", question: "contest", seats: [1, 2] },
    ];
    expect([bubble(0, blocked), bubble(2, blocked)]).toEqual(["Block as Contessa", "Assassinate, as Assassin"]);
    const bomb: readonly CoupEvent[] = [
      DEALT,
      { type: "turn", seat: 2 },
      { type: "announced", seat: 2, action: "bomb", target: 0, as: null },
      { type: "bombed", seat: 0 },
      { type: "claimed", seat: 0, as: "contessa", to: 1 },
    ];
    expect(bubble(0, bomb, { anarchist: true })).toBe("Pass on, as Contessa");
  });
});
