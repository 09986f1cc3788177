import { usually } from "@darbar/kernel/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLEGIANCES, CHARACTERS, coup } from "../src/index.ts";

const PLAIN = ["income", "foreign-aid", "tax", "exchange", "embezzle", "pass", "challenge", "show", "refuse"];
const MORE_PLAIN = ["give-back", "replace", "explode", "defuse"];
const TARGETED = ["coup", "assassinate", "steal", "examine", "convert", "bomb", "pass-on"];
const CARDS = "duke, assassin, captain, ambassador, inquisitor or contessa";

/** Every move that docs/records.md names. */
const EVERY_MOVE: readonly object[] = [
  ...[...PLAIN, ...MORE_PLAIN].map((name) => ({ do: name })),
  ...TARGETED.flatMap((name) => Array.from({ length: 10 }, (_, target) => ({ do: name, target }))),
  ...CHARACTERS.flatMap((card) => ["lose", "present", "keep"].map((name) => ({ do: name, card }))),
  ...CHARACTERS.map((as) => ({ do: "block", as })),
  ...ALLEGIANCES.map((allegiance) => ({ do: "side", allegiance })),
  { do: "return", cards: [] },
  ...CHARACTERS.map((card) => ({ do: "return", cards: [card] })),
  ...CHARACTERS.flatMap((one) => CHARACTERS.map((other) => ({ do: "return", cards: [one, other] }))),
];

function said(raw: unknown): string {
  const parsed = coup.move(raw);
  return parsed.ok ? "fine" : parsed.error;
}

describe("moves as they come from outside", () => {
  it("records moves: each is read, by the name the design gives it", () => {
    for (const move of EVERY_MOVE) expect(coup.move(move)).toEqual({ ok: true, value: move });
  });

  it.each([
    [null, "a move must be an object; you gave null"],
    [[], "a move must be an object; you gave an empty list"],
    ["tax", 'a move must be an object; you gave "tax"'],
    [{ do: "tax", target: 1 }, 'tax does not take "target"'],
    [{ do: "lose", card: "duke", target: 1 }, 'lose does not take "target"'],
    [{ do: "tax", what: 1 }, 'a move cannot have "what"; it knows do, target, as, card, cards and allegiance'],
    [{ do: "steal" }, `steal's "target" must be a whole number from 0 to 9; you gave nothing`],
    [{ do: "steal", target: -1 }, `steal's "target" must be a whole number from 0 to 9; you gave -1`],
    [{ do: "steal", target: 10 }, `steal's "target" must be a whole number from 0 to 9; you gave 10`],
    [{ do: "steal", target: "P1" }, `steal's "target" must be a whole number from 0 to 9; you gave "P1"`],
    [{ do: "block" }, `block's "as" must be ${CARDS}; you gave nothing`],
    [{ do: "block", as: "king" }, `block's "as" must be ${CARDS}; you gave "king"`],
    [{ do: "lose", card: 3 }, `lose's "card" must be ${CARDS}; you gave 3`],
    [{ do: "return", cards: ["king"] }, `each of return's "cards" must be ${CARDS}; you gave "king"`],
    [{ do: "side", allegiance: "left" }, `side's "allegiance" must be loyalist or reformist; you gave "left"`],
  ])("records moves: %j is refused in a sentence", (raw, sentence) => {
    expect(said(raw)).toBe(sentence);
  });

  it("records moves: a name that is none, and a list that is too long", () => {
    expect(said({ do: "fly" })).toMatch(/^a move's "do" must be income, foreign-aid, .* or keep; you gave "fly"$/);
    expect(said({})).toMatch(/^a move's "do" must be .*; you gave nothing$/);
    expect(said({ do: "return" })).toMatch(/^return's "cards" must be a list of at most 2 characters/);
    expect(said({ do: "return", cards: ["duke", "duke", "duke"] })).toMatch(
      /^return's "cards" must be a list of at most 2 characters/,
    );
  });

  it("records moves: never throw, answer in one sentence, and what is accepted reads the same again", () => {
    const details = { target: fc.anything(), as: fc.anything(), card: fc.anything(), cards: fc.anything() };
    const likely = fc.record(
      { do: fc.constantFrom(...PLAIN, ...TARGETED, "return", "lose"), ...details },
      { requiredKeys: ["do"] },
    );
    const raw = fc.oneof(fc.constantFrom(...EVERY_MOVE), likely, fc.jsonValue(), fc.anything());
    fc.assert(
      fc.property(raw, (move) => {
        const parsed = coup.move(move);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^[^\n]{1,400}$/);
          return;
        }
        expect(coup.move(JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
      }),
      { numRuns: usually(300, { all: 3000 }) },
    );
  });

  it("records moves: even nested a hundred thousand deep, as a file can be", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    expect(said(deep)).toMatch(/^a move must be an object; you gave [^\n]{1,80}$/);
    expect(said({ do: "lose", card: deep })).toMatch(/^lose's "card" must be .*; you gave [^\n]{1,80}$/);
  });
});
