import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { coup } from "./coup.ts";
import type { Move } from "./move.ts";
import { thoseThatCount } from "./simultaneous.ts";
import type { State } from "./state.ts";

const PASS: Move = { do: "pass" };
const CHALLENGE: Move = { do: "challenge" };

/** A table of four at which P3 has just claimed the duke. */
function taxed(): State {
  const options = coup.options({ first: 2 }, 4);
  if (!options.ok) throw new Error(options.error);
  const draw = seededDraw("x");
  const state = coup.setup(options.value, 4);
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  const decided = coup.decide(state, 2, { do: "tax" }, draw);
  if (!decided.ok) throw new Error(decided.error.code);
  for (const event of decided.value) coup.evolve(state, event);
  return state;
}

describe("the answers that count", () => {
  test("all, if nobody challenges", () => {
    const given = [
      [0, PASS],
      [1, PASS],
      [3, PASS],
    ] as const;
    expect(thoseThatCount(taxed(), given)).toEqual(given);
  });

  test("of several challengers the nearest clockwise from the claimant, alone", () => {
    expect(
      thoseThatCount(taxed(), [
        [0, CHALLENGE],
        [1, CHALLENGE],
        [3, PASS],
      ]),
    ).toEqual([[0, CHALLENGE]]);
    expect(
      thoseThatCount(taxed(), [
        [0, CHALLENGE],
        [1, PASS],
        [3, CHALLENGE],
      ]),
    ).toEqual([[3, CHALLENGE]]);
  });
});
