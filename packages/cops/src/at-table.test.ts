import { seededDraw } from "@darbar/kernel";
import { expect, test } from "vitest";
import { copsAtTable } from "./at-table.ts";
import { cops } from "./cops.ts";
import type { CopsEvent } from "./event.ts";
import type { State } from "./state.ts";

function tableAfter(events: readonly CopsEvent[]): State {
  const state = cops.setup({ version: 2, mode: "base", first: 0 }, 4);
  for (const event of [...cops.deal(state, seededDraw("at the table")), ...events]) cops.evolve(state, event);
  return state;
}

test("whoever has just fallen is not out for good while the moment of it is open", () => {
  const fallen: readonly CopsEvent[] = [
    { type: "turn", seat: 1 },
    { type: "out", seat: 0, by: 1 },
    { type: "moment", moment: "eliminated", seats: [0, 1], resume: null },
  ];
  expect(copsAtTable.isOut(tableAfter(fallen), 0)).toBe(false);
  expect(copsAtTable.isOut(tableAfter([...fallen, { type: "turn", seat: 2 }]), 0)).toBe(true);
  expect(copsAtTable.isOut(tableAfter([...fallen, { type: "revived", seat: 0 }]), 0)).toBe(false);
});

test("a shot, and what comes of it, is not harmless", () => {
  const asked = { type: "moment", seats: [0, 1], resume: null } as const;
  const shot: CopsEvent = { type: "announced", seat: 1, action: { do: "shoot" } };
  const equipped: CopsEvent = { type: "announced", seat: 1, action: { do: "equip" } };
  const turn: CopsEvent = { type: "turn", seat: 1 };
  expect(copsAtTable.isHarmless(tableAfter([turn, equipped, { ...asked, moment: "announced" }]))).toBe(true);
  expect(copsAtTable.isHarmless(tableAfter([turn, shot, { ...asked, moment: "announced" }]))).toBe(false);
  expect(copsAtTable.isHarmless(tableAfter([turn, { ...asked, moment: "hit" }]))).toBe(false);
});
