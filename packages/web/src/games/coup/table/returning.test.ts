import type { Character } from "@darbar/coup";
import type { Choice } from "@darbar/words/coup/contract";
import { describe, expect, it } from "vitest";
import { choiceOf, pick } from "./returning.ts";

function returning(...cards: readonly Character[]): Choice {
  const move = { do: "return", cards } as const;
  const id = `return-${cards.join("-")}`;
  return {
    id,
    move,
    targets: [],
    label: id,
    consequence: null,
    danger: false,
    claim: null,
    isBluff: null,
    cards,
    barred: null,
  };
}

describe("picking cards to return", () => {
  it("picks, puts back, and lets the first go when one too many is picked", () => {
    expect(pick([], 2, 2)).toEqual([2]);
    expect(pick([2, 0], 2, 2)).toEqual([0]);
    expect(pick([2, 0], 3, 2)).toEqual([0, 3]);
  });

  it("finds the choice for the picked cards, whatever the order where there is none", () => {
    const choices = [returning("captain", "duke"), returning("assassin", "duke")];
    const hand: readonly Character[] = ["duke", "assassin", "captain", "contessa"];
    expect(choiceOf(choices, hand, [0, 2])).toBe(choices[0]);
    expect(choiceOf(choices, hand, [2, 0])).toBe(choices[0]);
    expect(choiceOf(choices, hand, [0])).toBeNull();
    expect(choiceOf(choices, hand, [0, 3])).toBeNull();
  });

  it("keeps the order of picking where cards lie under the deck in order", () => {
    const choices = [returning("captain", "duke"), returning("duke", "captain")];
    const hand: readonly Character[] = ["duke", "captain", "captain"];
    expect(choiceOf(choices, hand, [0, 1])).toBe(choices[1]);
    expect(choiceOf(choices, hand, [2, 0])).toBe(choices[0]);
  });
});
