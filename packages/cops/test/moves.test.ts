import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTIONS, cops, EQUIPMENT_NAMES, IDENTITIES } from "../src/index.ts";

/** One move of each form. */
const EVERY_FORM: readonly object[] = [
  { do: "investigate", target: 2, card: 1 },
  { do: "arm" },
  { do: "arm", card: 0 },
  { do: "arm", target: 3 },
  { do: "arm", card: 2, target: 3 },
  { do: "equip" },
  { do: "equip", card: 2 },
  { do: "equip", to: 1 },
  { do: "equip", card: 2, to: 1 },
  { do: "shoot" },
  { do: "snatch", target: 0 },
  {
    do: "swap",
    places: [
      [0, 1],
      [3, 2],
    ],
  },
  { do: "infiltrate", target: 0, to: 7 },
  { do: "pass" },
  { do: "arrange", order: ["honest", "agent", "crooked"] },
  { do: "aim", target: 1 },
  { do: "divert", target: 1 },
  { do: "reveal", card: 1 },
  { do: "look", target: 1, cards: [0, 2] },
  ...EQUIPMENT_NAMES.flatMap((equipment) => [
    { do: "keep", equipment },
    { do: "play", equipment },
    { do: "play", equipment, target: 1 },
    { do: "play", equipment, target: 1, to: 2 },
    { do: "play", equipment, target: 1, card: 2 },
    {
      do: "play",
      equipment,
      places: [
        [0, 1],
        [3, 2],
      ],
    },
  ]),
];

function said(raw: unknown): string {
  const parsed = cops.move(raw);
  return parsed.ok ? "fine" : parsed.error;
}

const KINDS = "honest, crooked, agent or kingpin";

describe("moves as they come from outside", () => {
  it("records moves: each is read", () => {
    for (const move of EVERY_FORM) expect(cops.move(move)).toEqual({ ok: true, value: move });
  });

  it("records moves: cards and places are put in the order of the table", () => {
    expect(cops.move({ do: "look", target: 1, cards: [2, 0] })).toEqual({
      ok: true,
      value: { do: "look", target: 1, cards: [0, 2] },
    });
    expect(
      cops.move({
        do: "swap",
        places: [
          [3, 2],
          [0, 1],
        ],
      }),
    ).toEqual({
      ok: true,
      value: {
        do: "swap",
        places: [
          [0, 1],
          [3, 2],
        ],
      },
    });
  });

  it.each([
    [null, "a move must be an object; you gave null"],
    [[], "a move must be an object; you gave an empty list"],
    [{ do: "shoot", target: 1 }, 'shoot does not take "target"'],
    [{ do: "pass", card: 1 }, 'pass does not take "card"'],
    [{ do: "arm", to: 1 }, 'arm does not take "to"'],
    [{ do: "investigate", target: 1 }, `investigate's "card" must be a whole number from 0 to 2; you gave nothing`],
    [{ do: "reveal", card: 3 }, `reveal's "card" must be a whole number from 0 to 2; you gave 3`],
    [{ do: "aim", target: -1 }, `aim's "target" must be a whole number from 0 to 7; you gave -1`],
    [{ do: "aim", target: "P1" }, `aim's "target" must be a whole number from 0 to 7; you gave "P1"`],
    [{ do: "look", target: 1, cards: [] }, `look's "cards" must be a list of 1 to 3 cards`],
    [{ do: "look", target: 1, cards: [1, 1] }, `look's "cards" names card 1 twice`],
    [{ do: "swap", places: [[0, 1]] }, `swap's "places" must be two cards, each [seat, card]`],
    [{ do: "swap", places: [0, 1] }, `each of swap's "places" must be [seat, card]`],
    [{ do: "arrange", order: ["agent"] }, `arrange's "order" must be three of honest, crooked, agent and kingpin`],
    [{ do: "arrange", order: ["a", "b", "c"] }, `each of arrange's "order" must be ${KINDS}; you gave "a"`],
  ])("records moves: %j is refused in a sentence", (raw, sentence) => {
    expect(said(raw)).toBe(sentence);
  });

  it("records moves: a name that is none", () => {
    expect(said({ do: "fly" })).toMatch(/^a move's "do" must be investigate, arm, .* or keep; you gave "fly"$/);
    expect(said({ do: "keep", equipment: "sword" })).toMatch(
      /^keep's "equipment" must be blackmail, .*; you gave "sword"$/,
    );
    expect(said({ do: "shoot", what: 1 })).toMatch(/^a move cannot have "what"; it knows do, target/);
  });

  it("records moves: never throw, answer in one sentence, and what is accepted reads the same again", () => {
    const small = fc.oneof(fc.integer({ min: -1, max: 10 }), fc.anything());
    const likely = fc.record(
      {
        do: fc.constantFrom(...ACTIONS, "play", "pass", "arrange", "aim", "divert", "reveal", "look", "keep"),
        target: small,
        to: small,
        card: small,
        cards: fc.oneof(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }), fc.anything()),
        places: fc.oneof(fc.array(fc.tuple(small, small), { maxLength: 3 }), fc.anything()),
        order: fc.oneof(fc.array(fc.constantFrom(...IDENTITIES, "x"), { maxLength: 4 }), fc.anything()),
        equipment: fc.oneof(fc.constantFrom(...EQUIPMENT_NAMES), fc.anything()),
      },
      { requiredKeys: ["do"] },
    );
    const raw = fc.oneof(fc.constantFrom(...EVERY_FORM), likely, fc.jsonValue(), fc.anything());
    fc.assert(
      fc.property(raw, (move) => {
        const parsed = cops.move(move);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^[^\n]{1,400}$/);
          return;
        }
        expect(cops.move(JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
      }),
      { numRuns: usually(300, { all: 3000 }) },
    );
  });

  it("records moves: even nested a hundred thousand deep, as a file can be", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    expect(said(deep)).toMatch(/^a move must be an object; you gave [^\n]{1,80}$/);
    for (const move of [
      { do: "aim", target: deep },
      { do: "look", target: 0, cards: deep },
      { do: "swap", places: deep },
    ]) {
      expect(said(move)).toMatch(/^[^\n]{1,200}$/);
    }
  });
});
