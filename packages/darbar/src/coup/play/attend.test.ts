import { look } from "@darbar/bots";
import { type CoupEvent, coup, type State } from "@darbar/coup";
import { describe, expect, test } from "vitest";
import { tableAfter, tableOf } from "../../../test/coup/told-table.ts";
import { voiceTo } from "../../../test/spoken.ts";
import { ask, attend, concerns } from "./attend.ts";

const VOICE = voiceTo("P1", "P2", "P3");

test("coup 7: a bomb that is passed on concerns whoever is to have it", () => {
  const view = tableAfter({ anarchist: true }, 4, 0, [
    { type: "turn", seat: 2 },
    { type: "announced", seat: 2, action: "bomb", target: 1, as: null },
    { type: "bombed", seat: 1 },
    { type: "claimed", seat: 1, as: "contessa", to: 0 },
  ]);
  expect([0, 1, 2, 3].map((seat) => concerns(view, seat))).toEqual([true, true, true, false]);
});

/** A table at which P2 has just announced something, and P1 and P3 are asked. */
function announced(action: "tax" | "steal", target: number | null): State {
  const state = tableOf({}, 3);
  const events: readonly CoupEvent[] = [
    { type: "dealt", hands: state.players.map(() => ["captain", "contessa"]) },
    { type: "turn", seat: 1 },
    { type: "announced", seat: 1, action, target, as: action === "tax" ? "duke" : "captain" },
    { type: "asked", question: "respond", seats: [0, 2] },
  ];
  for (const event of events) coup.evolve(state, event);
  return state;
}

describe("who stands aside", () => {
  test("passes what does not concern them, and is asked what does, from then on", () => {
    const tax = look(coup, announced("tax", null), 0);
    expect(attend(tax, true)).toEqual({ aside: true, answer: { do: "pass" } });
    expect(attend(tax, false)).toEqual({ aside: false, answer: null });
    const theft = look(coup, announced("steal", 0), 0);
    expect(attend(theft, true)).toEqual({ aside: false, answer: null });
  });

  test("may do so where a pass costs nothing, which is what Enter does there", () => {
    expect(ask(look(coup, announced("tax", null), 0), VOICE)).toMatchObject({
      enter: "first",
      keys: [{ wish: "aside", aside: true, move: { do: "pass" } }],
    });
    expect(ask(look(coup, announced("steal", 0), 0), VOICE)).toMatchObject({ enter: null, keys: [] });
  });
});
