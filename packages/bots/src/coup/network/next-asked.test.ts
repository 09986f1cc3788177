import { coup } from "@darbar/coup";
import { seededDraw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { nextAsked } from "./next-asked.ts";
import { classicTable } from "./training-table.ts";

test("the nearest clockwise from whoever claims is asked first", () => {
  const { options, seats } = classicTable(4, 2);
  const draw = seededDraw("asked");
  const state = coup.setup(options, seats);
  for (const event of coup.deal(state, draw)) coup.evolve(state, event);
  const order: number[] = [];
  for (const move of [{ do: "tax" }, { do: "pass" }, { do: "pass" }, { do: "pass" }] as const) {
    const seat = nextAsked(state);
    order.push(seat);
    const decided = coup.decide(state, seat, move, draw);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const event of decided.value) coup.evolve(state, event);
  }
  expect(order).toEqual([2, 3, 0, 1]);
  expect(nextAsked(state)).toBe(3);
});
