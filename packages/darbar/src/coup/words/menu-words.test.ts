import { coup, everyVariant } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { aidCharacters, aidNotes, aidRows } from "./aid.ts";
import { consequence } from "./consequence.ts";
import { nameMove } from "./name-move.ts";
import { ask } from "./question.ts";
import { saySetting } from "./setting.ts";

const names = (seat: number): string => `P${seat + 1}`;

describe("the words of a menu", () => {
  test("name every legal move, its consequence and the question, apart from each other", () => {
    const sentences = new Set<string>();
    for (const [place, { options, seats }] of everyVariant().entries()) {
      const draw = seededDraw(`variant ${place}`);
      const state = coup.setup(options, seats);
      for (const event of coup.deal(state, draw)) coup.evolve(state, event);
      for (let decision = 0; decision < 120 && coup.outcome(state) === null; decision++) {
        const seat = draw.one(coup.waiting(state));
        const view = coup.view(state, seat);
        const legal = coup.legal(view, seat);
        const labels = legal.map((move) => nameMove(move, view, names));
        expect(new Set(labels).size).toBe(legal.length);
        for (const [at, move] of legal.entries()) sentences.add(`${labels[at]}: ${consequence(move, view, names)}`);
        sentences.add(ask(view, names));
        const decided = coup.decide(state, seat, legal[draw.one([...legal.keys()])], draw);
        if (!decided.ok) throw new Error(decided.error.code);
        for (const event of decided.value) coup.evolve(state, event);
      }
    }
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|the null|nobody's/);
    expect(sentences).toContain("Tax, claiming the Duke: 3 coins (a\u00a0bluff)");
    expect(sentences).toContain("Challenge: if P2 has the Duke, you lose a card; if not, P2 loses a card");
    expect(sentences).toContain(
      "Steal from P1, claiming the Captain: 2 coins, unless a Captain or an Ambassador blocks (you\u00a0have\u00a0it)",
    );
  });

  test("the aid and the setting have words for every table", () => {
    for (const { options, seats } of everyVariant()) {
      const text = [
        saySetting(options, seats, names),
        ...aidRows(options).flatMap((row) => Object.values(row)),
        ...aidCharacters(options),
        ...aidNotes(options),
      ].join("\n");
      expect(text).not.toMatch(/undefined|NaN/);
      expect(text.includes("Inquisitor")).toBe(options.character === "inquisitor");
      expect(text.includes("bomb") || text.includes("Bomb")).toBe(options.anarchist);
      expect(text.includes("Embezzle")).toBe(options.reformation);
    }
  });

  test("the aid of the classic edition says who blocks what", () => {
    const options = coup.options({}, 4);
    if (!options.ok) throw new Error(options.error);
    expect(aidCharacters(options.value)).toEqual([
      "Duke: Tax; blocks Foreign aid",
      "Assassin: Assassinate",
      "Captain: Steal; blocks Steal",
      "Ambassador: Exchange; blocks Steal",
      "Contessa: blocks Assassinate",
    ]);
    expect(aidRows(options.value)).toContainEqual({
      action: "Assassinate",
      claims: "Assassin",
      effect: "pay 3: a card is lost",
      blockedBy: "target: Contessa",
    });
  });
});
