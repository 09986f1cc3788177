import { EQUIPMENT_NAMES, everyVariant, MODES, QUESTIONS } from "@darbar/cops";
import { describe, expect, test } from "vitest";
import { randomGame } from "../../../test/cops/told-table.ts";
import { aidActions, aidEquipment, aidNotes } from "./aid.ts";
import { ask, awaits } from "./question.ts";
import { saySetting } from "./setting.ts";
import { EQUIPMENT } from "./things.ts";

const names = (seat: number): string => `P${seat + 1}`;

describe("the words of a question", () => {
  test("there are some for every question and every moment", () => {
    const asked = new Map<string, string>();
    for (const mode of MODES) {
      for (const seed of ["one", "two", "three", "four"]) {
        randomGame({ mode }, 5, seed, (state, seat) => {
          asked.set(state.question, ask(state, seat, names));
          if (state.question === "moment") asked.set(`${state.question} ${state.moment}`, ask(state, seat, names));
          expect(awaits(state, names)).toMatch(/^(It is P\d's turn|Waiting for P\d.*)$/);
        });
      }
    }
    for (const question of QUESTIONS) if (question !== "over") expect([...asked.keys()]).toContain(question);
    for (const moment of ["announced", "investigated", "hit", "eliminated", "turn-end"])
      expect([...asked.keys()]).toContain(`moment ${moment}`);
    for (const sentence of asked.values()) {
      expect(sentence).toMatch(/^[A-Z].*[?)]$/);
      expect(sentence).not.toMatch(/undefined|NaN|null|you's/);
    }
  });
});

describe("the aid and the setting", () => {
  test.each(MODES)("of %s name every action and all equipment", (mode) => {
    expect(aidEquipment(mode).map(([name]) => name)).toEqual(EQUIPMENT_NAMES.map((name) => EQUIPMENT[name]));
    const text = [...aidActions(mode), ...aidEquipment(mode), ...aidNotes(mode)].flat().join("\n");
    expect(text).not.toMatch(/undefined|null/);
    expect(text.includes("diamond")).toBe(mode === "gang");
    expect(text.includes("riminal")).toBe(mode === "gang");
  });

  test("have words for every table", () => {
    for (const { options, seats } of everyVariant()) {
      expect(saySetting(options, seats, names)).toMatch(
        /^Good Cop Bad Cop, the (base game|gang) ·\s\d seats ·\sP\d\sfirst$/,
      );
    }
  });
});
