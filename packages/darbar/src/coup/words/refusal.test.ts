import { readdirSync, readFileSync } from "node:fs";
import { CHARACTERS, coup, everyVariant, type Move } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { REFUSAL_CODES, sayRefusal } from "./refusal.ts";

const names = (seat: number): string => `P${seat + 1}`;

/** The codes that the rules of Coup name, by reading them. */
function codesInTheRules(): Set<string> {
  const folder = new URL("../../../../coup/src/", import.meta.url);
  const codes = new Set<string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    const text = readFileSync(new URL(file, folder), "utf8");
    const said = [
      ...text.matchAll(/refuse\(\s*([^;]*?)[,)]/g),
      ...text.matchAll(/(?:type WhyNot\w* =|function whyNot[^{]*\):)([^;{]*)/g),
    ];
    for (const [, part] of said) for (const [, code] of part.matchAll(/"([a-z-]+)"/g)) codes.add(code);
  }
  return codes;
}

describe("sayRefusal", () => {
  test("knows every code that the rules use", () => {
    const codes = codesInTheRules();
    codes.delete("over"); // A question, not a code.
    expect(codes.size).toBeGreaterThan(15);
    expect([...codes].filter((code) => !REFUSAL_CODES.some((known) => known === code))).toEqual([]);
  });

  test("puts into words whatever is refused in random games", () => {
    const said = new Map<string, string>();
    for (const [place, { options, seats }] of everyVariant().entries()) {
      const draw = seededDraw(`variant ${place}`);
      const state = coup.setup(options, seats);
      for (const event of coup.deal(state, draw)) coup.evolve(state, event);
      for (let decision = 0; decision < 60 && coup.outcome(state) === null; decision++) {
        for (const move of someMoves()) {
          const refused = coup.decide(state, draw.one([...coup.waiting(state), 0, 1]), move, draw);
          if (!refused.ok) said.set(refused.error.code, sayRefusal(refused.error, names));
        }
        const seat = draw.one(coup.waiting(state));
        const legal = coup.legal(state, seat);
        const decided = coup.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
        if (!decided.ok) throw new Error(decided.error.code);
        for (const event of decided.value) coup.evolve(state, event);
      }
      if (coup.outcome(state) !== null) {
        const refused = coup.decide(state, 0, { do: "income" }, draw);
        if (!refused.ok) said.set(refused.error.code, sayRefusal(refused.error, names));
      }
    }
    const open = REFUSAL_CODES.filter((code) => code !== "stale");
    expect([...said.keys()].sort()).toEqual([...open].sort());
    for (const sentence of said.values()) expect(sentence).not.toMatch(/undefined|NaN|\(/);
  });

  test("says something even of a code that it does not know", () => {
    expect(sayRefusal({ code: "new", facts: {} }, names)).toBe("this move is not legal (new)");
    expect(sayRefusal({ code: "stale", facts: {} }, names)).toBe("that question is already closed");
  });
});

function someMoves(): readonly Move[] {
  return [
    ...(["income", "tax", "exchange", "embezzle", "pass", "challenge", "show", "refuse"] as const).map((name) => ({
      do: name,
    })),
    ...(["coup", "assassinate", "steal", "examine", "convert", "bomb", "pass-on"] as const).flatMap((name) =>
      [0, 1, 2, 9].map((target) => ({ do: name, target })),
    ),
    ...CHARACTERS.flatMap(
      (card) =>
        [
          { do: "block", as: card },
          { do: "lose", card },
          { do: "present", card },
          { do: "keep", card },
        ] as const,
    ),
    { do: "return", cards: ["duke"] },
    { do: "return", cards: ["duke", "captain"] },
  ];
}
