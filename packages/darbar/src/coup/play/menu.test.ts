import { coup, type Move, type State } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { describe, expect, test } from "vitest";
import { movesIn } from "../../../test/moves-in.ts";
import { voiceTo } from "../../../test/spoken.ts";
import { menuOf } from "./menu.ts";

const VOICE = voiceTo("You", "Shirin", "Bahram");

function table(seats: number): { readonly view: State; readonly legal: readonly Move[] } {
  const options = coup.options({ draft: false }, seats);
  if (!options.ok) throw new Error(options.error);
  const state = coup.setup(options.value, seats);
  for (const event of coup.deal(state, seededDraw("x"))) coup.evolve(state, event);
  const view = coup.view(state, 0);
  return { view, legal: coup.legal(view, 0) };
}

describe("the menu", () => {
  test("asks whom only where there is somebody to choose from", () => {
    const three = menuOf(table(3).view, VOICE).find(({ label }) => label.startsWith("Steal"));
    expect(three?.label).toBe("Steal, as Captain");
    expect(three !== undefined && "menu" in three.leadsTo && three.leadsTo.menu()).toEqual({
      title: "Steal, as Captain: pick a player.",
      choices: [
        { label: "Shirin", note: "2 coins, 2 cards face down", leadsTo: { move: { do: "steal", target: 1 } } },
        { label: "Bahram", note: "2 coins, 2 cards face down", leadsTo: { move: { do: "steal", target: 2 } } },
      ],
    });
    const two = menuOf(table(2).view, VOICE).find(({ label }) => label.startsWith("Steal"));
    expect(two?.label).toBe("Steal from Shirin");
    expect(two?.leadsTo).toEqual({ move: { do: "steal", target: 1 } });
  });

  test("leads to every legal move exactly once", () => {
    const { view, legal } = table(3);
    const moves = movesIn(menuOf(view, VOICE));
    expect(moves).toEqual(expect.arrayContaining([...legal]));
    expect(moves.length).toBe(legal.length);
  });
});
