import { cops, MODES, type Mode, type Move, type State } from "@darbar/cops";
import { usually } from "@darbar/kernel/testing";
import { randomGame, sensible } from "@darbar/words/testing/cops-table";
import { describe, expect, test } from "vitest";
import { tableAfter } from "../../../test/cops/told-table.ts";
import { movesIn } from "../../../test/moves-in.ts";
import { voiceTo } from "../../../test/spoken.ts";
import type { Menu, MenuEntry } from "../../play/menu.ts";
import { menuOf } from "./menu.ts";

const VOICE = voiceTo("You", "Shirin", "Bahram", "Laleh", "P5", "P6", "P7", "P8");

function menuAt(state: State, seat: number): readonly MenuEntry<Move>[] {
  const view = cops.view(state, seat);
  return menuOf(view, cops.legal(view, seat), VOICE);
}

/** The menu that a choice leads to. */
function under(choices: readonly MenuEntry<Move>[], label: string): Menu<Move> {
  const leadsTo = choices.find((choice) => choice.label === label)?.leadsTo;
  if (leadsTo === undefined || "move" in leadsTo) throw new Error(`${label} leads to no menu`);
  return leadsTo.menu();
}

describe("the menu", () => {
  test("is chosen step by step: the action, on whom, which card", () => {
    const menu = menuAt(tableAfter({}, 4, [{ type: "turn", seat: 0 }]), 0);
    expect(menu.map(({ label }) => label)).toEqual(["Investigate", "Arm", "Equip"]);
    const whose = under(menu, "Investigate");
    expect(whose.title).toBe("Investigate: whose card?");
    expect(whose.choices.map(({ label }) => label)).toEqual([
      "Investigate Shirin",
      "Investigate Bahram",
      "Investigate Laleh",
    ]);
    const which = under(whose.choices, "Investigate Bahram");
    expect(which.title).toBe("Which of Bahram’s cards?");
    expect(which.choices[1]).toEqual({
      label: "Bahram’s second card",
      note: null,
      leadsTo: { move: { do: "investigate", target: 2, card: 1 } },
    });
  });

  test("lists every order in which cards can be laid, as they lie first", () => {
    const table = tableAfter({}, 4, [{ type: "asked", question: "arrange", seats: [0, 1, 2, 3] }]);
    const [first, ...more] = menuAt(table, 0);
    expect(first).toMatchObject({ label: "the Agent, honest, and crooked", note: "Lay them as they are" });
    expect(more).toHaveLength(5);
  });

  test("puts not playing first in a moment", () => {
    const table = tableAfter({}, 4, [
      { type: "turn", seat: 3 },
      { type: "moment", moment: "turn-end", seats: [0, 1, 2], resume: null },
    ]);
    expect(menuAt(table, 2).map(({ label }) => label)).toEqual(["Keep it for later", "Play Coffee"]);
  });

  test("cops 4: offers what was announced first, when equipment has been played in answer", () => {
    const [goOn] = menuAt(
      tableAfter({}, 4, [
        { type: "turn", seat: 0 },
        { type: "announced", seat: 0, action: { do: "investigate", target: 2, card: 1 } },
        { type: "asked", question: "act", seats: [0] },
      ]),
      0,
    );
    expect(goOn).toEqual({
      label: "Go on as announced",
      note: "You investigate Bahram’s second card.",
      leadsTo: { move: { do: "investigate", target: 2, card: 1 } },
    });
  });

  const TABLES: readonly (readonly [seats: number, seed: string])[] = [
    [4, "small"],
    [8, "large"],
    [8, "larger"],
  ];
  /** Of the base game a small table, of the gang a large one; the menus are the same code. */
  const tablesOf = (mode: Mode) => usually(mode === "base" ? TABLES.slice(0, 1) : TABLES.slice(1, 2), { all: TABLES });

  test.each(MODES)(
    "leads to every move of which something would come, and no other, in random games of %s, with few choices at a time",
    (mode) => {
      for (const [seats, seed] of tablesOf(mode)) {
        randomGame(mode, seats, seed, (state, seat) => {
          const menu = menuAt(state, seat);
          expect(new Set(movesIn(menu))).toEqual(new Set(sensible(cops.view(state, seat), seat)));
          expectFew(menu);
        });
      }
    },
  );
});

function expectFew(choices: readonly MenuEntry<Move>[]): void {
  expect(choices.length).toBeLessThan(9);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  for (const { label, note, leadsTo } of choices) {
    expect(`${label} ${note}`).not.toMatch(/undefined|NaN/);
    if ("move" in leadsTo) continue;
    const { title, choices: next } = leadsTo.menu();
    expect(title).toMatch(/^[A-Z].*\?$/);
    expectFew(next);
  }
}
