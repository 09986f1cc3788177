import { cops, EQUIPMENT_NAMES, MODES, type Move, REFUSALS, SLOTS } from "@darbar/cops";
import type { Seat } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { randomGame } from "../../../test/cops/told-table.ts";
import { sayRefusal } from "./refusal.ts";

const names = (seat: number): string => `P${seat + 1}`;
const FACTS = {
  seat: 0,
  target: 1,
  card: 1,
  most: 1,
  given: 2,
  action: "arm",
  equipment: "taser",
  move: "pass",
  question: "act",
  moment: "hit",
};

describe("sayRefusal", () => {
  test("has one sentence for every code, each its own", () => {
    const said = REFUSALS.map((code) => sayRefusal({ code, facts: FACTS }, names));
    for (const sentence of said) {
      expect(sentence).not.toMatch(/undefined|NaN|\(|\.$|^[A-Z](?!\d)/);
      expect(sentence.length).toBeLessThan(90);
    }
    expect(new Set(said).size).toBe(REFUSALS.length);
  });

  test("says something even of a code that it does not know", () => {
    expect(sayRefusal({ code: "new", facts: {} }, names)).toBe("this move is not legal (new)");
  });

  test("puts into words whatever is refused in random games", () => {
    const said = new Map<string, string>();
    for (const mode of MODES) {
      randomGame({ mode }, 4, "refused", (state, seat, draw) => {
        const moves = someMoves();
        for (let time = 0; time < 30; time++) {
          const move = moves[draw.one([...moves.keys()])];
          const refused = cops.decide(state, draw.one([seat, seat, 0]), move, draw);
          if (!refused.ok) said.set(`${refused.error.code} ${move.do}`, sayRefusal(refused.error, names));
        }
      });
    }
    expect(said.size).toBeGreaterThan(60);
    for (const sentence of said.values()) expect(sentence).not.toMatch(/undefined|NaN|null/);
  });
});

function someMoves(): readonly Move[] {
  const seats: readonly Seat[] = [0, 1, 2, 3, 7];
  return seats.flatMap((target): readonly Move[] => [
    { do: "pass" },
    { do: "shoot" },
    { do: "arm" },
    { do: "equip" },
    { do: "snatch", target },
    { do: "aim", target },
    { do: "divert", target },
    { do: "infiltrate", target, to: 1 },
    {
      do: "swap",
      places: [
        [0, 0],
        [target, 1],
      ],
    },
    { do: "arrange", order: ["honest", "honest", "honest"] },
    { do: "keep", equipment: "taser" },
    { do: "look", target, cards: [0, 1, 2] },
    ...SLOTS.flatMap((card): readonly Move[] => [
      { do: "investigate", target, card },
      { do: "arm", card },
      { do: "arm", card, target },
      { do: "equip", card },
      { do: "equip", card, to: target },
      { do: "reveal", card },
      { do: "look", target, cards: [card] },
    ]),
    ...EQUIPMENT_NAMES.flatMap((equipment): readonly Move[] => [
      { do: "play", equipment },
      { do: "play", equipment, target },
      { do: "play", equipment, target, card: 0 },
      { do: "play", equipment, target, to: 2 },
    ]),
  ]);
}
