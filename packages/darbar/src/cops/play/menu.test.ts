import { cops, MODES, type Move, type State } from "@darbar/cops";
import { usually } from "@darbar/kernel/testing";
import { describe, expect, test } from "vitest";
import { randomGame, tableAfter } from "../../../test/cops/told-table.ts";
import { movesIn } from "../../../test/moves-in.ts";
import type { Choice } from "../../play/menu.ts";
import { ask } from "../words/question.ts";
import { menuOf } from "./menu.ts";

const names = (seat: number): string => ["You", "Shirin", "Bahram", "Laleh"][seat] ?? `P${seat + 1}`;

function menuAt(state: State, seat: number): readonly Choice<Move>[] {
  const view = cops.view(state, seat);
  return menuOf(cops.legal(view, seat), { view, me: seat, names });
}

/** The menu that a choice leads to. */
function under(choices: readonly Choice<Move>[], label: string): { title: string; choices: readonly Choice<Move>[] } {
  const leadsTo = choices.find((choice) => choice.label === label)?.leadsTo;
  if (leadsTo === undefined || "move" in leadsTo) throw new Error(`${label} leads to no menu`);
  return leadsTo;
}

describe("the menu", () => {
  test("is chosen step by step: the action, on whom, which card", () => {
    const menu = menuAt(tableAfter({}, 4, [{ type: "turn", seat: 0 }]), 0);
    expect(menu.map(({ label }) => label)).toEqual(["Investigate", "Arm", "Equip"]);
    const whose = under(menu, "Investigate");
    expect(whose.title).toBe("Investigate. Whose card?");
    expect(whose.choices.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      "Shirin: [?] [?] [?]",
      "Bahram: [?] [?] [?]",
      "Laleh: [?] [?] [?]",
    ]);
    expect(under(whose.choices, "Bahram").title).toBe("Investigate: Bahram. Which card?");
    expect(under(whose.choices, "Bahram").choices[1]).toEqual({
      label: "The second card",
      note: null,
      leadsTo: { move: { do: "investigate", target: 2, card: 1 } },
    });
    expect(menu.slice(1)).toEqual([
      {
        label: "Arm",
        note: "take a gun from the table (2 left), turn up a card of yours, aim",
        leadsTo: { move: { do: "arm" } },
      },
      { label: "Equip", note: "draw equipment, then turn up a card of yours", leadsTo: { move: { do: "equip" } } },
    ]);
  });

  test("cops 2: which card is turned up is chosen when the action happens", () => {
    const table = tableAfter({}, 4, [
      { type: "turn", seat: 0 },
      { type: "announced", seat: 0, action: { do: "arm" } },
      { type: "armed", seat: 0 },
      { type: "asked", question: "reveal", seats: [0] },
    ]);
    expect(ask(cops.view(table, 0), 0, names)).toBe("Which of your cards do you turn face up?");
    expect(menuAt(table, 0).map(({ label, note }) => `${label}: ${note}`)).toEqual([
      "Turn up the first card: everybody sees that you hold the agent",
      "Turn up the second card: honest",
      "Turn up the third card: crooked",
    ]);
  });

  test("asks nothing where there is nothing to choose", () => {
    const state = tableAfter({}, 4, [
      { type: "exposed", seat: 2, kinds: ["crooked", "honest", "crooked"] },
      { type: "exposed", seat: 3, kinds: ["crooked", "honest", "crooked"] },
      { type: "turned-up", seat: 1, card: 0, kind: "honest" },
      { type: "turned-up", seat: 1, card: 2, kind: "crooked" },
      { type: "armed", seat: 1 },
      { type: "aimed", seat: 1, target: 0 },
      { type: "turn", seat: 0 },
    ]);
    const [investigate] = menuAt(state, 0);
    expect(investigate).toMatchObject({
      label: "Investigate: Shirin, the second card",
      leadsTo: { move: { do: "investigate", target: 1, card: 1 } },
    });
    expect(under(menuAt(state, 0), "Play the Taser: Shirin")).toMatchObject({
      title: "Play the Taser: Shirin. Who do you aim at?",
      choices: [{ label: "Shirin" }, { label: "Bahram" }, { label: "Laleh" }],
    });
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
      note: "Investigate: Bahram, the second card",
      leadsTo: { move: { do: "investigate", target: 2, card: 1 } },
    });
  });

  const TABLES = [
    [4, "small"],
    [8, "large"],
    [8, "larger"],
  ] as const;

  test.each(MODES)(
    "leads to every legal move and no other in random games of %s, with few choices at a time",
    (mode) => {
      for (const [seats, seed] of TABLES.slice(0, usually(2, { all: 3 }))) {
        randomGame({ mode }, seats, seed, (state, seat) => {
          const menu = menuAt(state, seat);
          expect(new Set(movesIn(menu))).toEqual(new Set(cops.legal(cops.view(state, seat), seat)));
          expectFew(menu);
        });
      }
    },
  );
});

function expectFew(choices: readonly Choice<Move>[]): void {
  expect(choices.length).toBeLessThan(9);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  for (const { label, note, leadsTo } of choices) {
    expect(`${label} ${note}`).not.toMatch(/undefined|NaN/);
    if ("choices" in leadsTo) {
      expect(leadsTo.title).toMatch(/^[A-Z].*\?$/);
      expectFew(leadsTo.choices);
    }
  }
}
