import { expect, test } from "vitest";
import { tableAfter } from "../../test/told-table.ts";
import { concerns } from "./ask.ts";

test("coup 7: a bomb that is passed on concerns whoever is to have it", () => {
  const view = tableAfter({ anarchist: true }, 4, 0, [
    { type: "turn", seat: 2 },
    { type: "announced", seat: 2, action: "bomb", target: 1, as: null },
    { type: "bombed", seat: 1 },
    { type: "claimed", seat: 1, as: "contessa", to: 0 },
  ]);
  expect([0, 1, 2, 3].map((seat) => concerns(view, seat))).toEqual([true, true, true, false]);
});
