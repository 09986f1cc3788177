import { coup, type Move, type State } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { menuOf } from "./menu.ts";
import { understand } from "./open-menu.ts";

const names = (seat: number): string => ["You", "Shirin", "Bahram"][seat];

function table(seats: number): { readonly view: State; readonly legal: readonly Move[] } {
  const options = coup.options({}, seats);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, seats);
  for (const event of coup.deal(state, seededDraw("x"))) coup.evolve(state, event);
  const view = coup.view(state, 0);
  return { view, legal: coup.legal(view, 0) };
}

describe("the menu", () => {
  test("asks whom only where there is somebody to choose from", () => {
    const three = menuOf(table(3).view, table(3).legal, names).at(-1);
    expect(three?.label).toBe("Steal, claiming the Captain");
    expect(three?.leadsTo).toEqual([
      { label: "Shirin", note: "2 coins, 2 cards", leadsTo: { do: "steal", target: 1 } },
      { label: "Bahram", note: "2 coins, 2 cards", leadsTo: { do: "steal", target: 2 } },
    ]);
    const two = menuOf(table(2).view, table(2).legal, names).at(-1);
    expect(two?.label).toBe("Steal from Shirin, claiming the Captain");
    expect(two?.leadsTo).toEqual({ do: "steal", target: 1 });
  });

  test("leads to every legal move exactly once", () => {
    const { view, legal } = table(3);
    const moves = menuOf(view, legal, names).flatMap(({ leadsTo }) =>
      "do" in leadsTo ? [leadsTo] : leadsTo.map((whom) => whom.leadsTo),
    );
    expect(moves).toEqual(expect.arrayContaining([...legal]));
    expect(moves.length).toBe(legal.length);
  });

  test("understands numbers, and Enter only where it may", () => {
    const choices = menuOf(table(3).view, table(3).legal, names);
    const menu = { title: "", choices, enter: null, mayStandAside: false } as const;
    expect(understand("2", menu)).toEqual({ means: "choice", choice: choices[1] });
    for (const typed of ["", "0", "-1", "1.5", "1e0", "99", "9999999999", "p", "\x1b[A", "__proto__", "length"]) {
      expect(understand(typed, menu)).toMatchObject({ means: "nothing" });
    }
    expect(understand("", { ...menu, enter: "first" })).toEqual({ means: "choice", choice: choices[0] });
    expect(understand("", { ...menu, enter: "back" })).toEqual({ means: "back" });
    expect(understand("P", { ...menu, mayStandAside: true })).toEqual({ means: "stand-aside" });
    expect(understand("foo", menu)).toEqual({
      means: "nothing",
      problem: `Type a number from 1 to ${choices.length}.`,
    });
    expect(understand("p", menu)).toEqual({ means: "nothing", problem: "This one concerns you: type a number." });
    expect(understand("Q", menu)).toEqual({ means: "leave" });
  });
});
