import { atTable, isPass, PASS } from "@darbar/kernel";
import { crown } from "@darbar/kernel/crown";
import { expect, test } from "vitest";

const crownAtTable = atTable({
  rules: crown,
  options: { title: "Crown", kind: null, seats: { fewest: 2, most: 10, usual: 3 }, options: {} },
  variants: () => [{ options: {}, seats: 3 }],
});

test("a game that says nothing of it counts every answer, and takes every question for everybody's affair", () => {
  const state = crown.setup({}, 3);
  const given = [
    [2, { do: "doubt" }],
    [1, { do: "pass" }],
  ] as const;
  expect(crownAtTable.thoseThatCount(state, given)).toBe(given);
  expect(crownAtTable.touches(state, 1)).toBe(true);
  expect(crownAtTable.isHarmless(state)).toBe(false);
  expect(crownAtTable.looksFalse(state)).toBe(false);
  expect(crownAtTable.startsNext({}, { winners: [1], as: "crowned" })).toBeNull();
});

test("a turn begins with the event of that name", () => {
  expect(crownAtTable.isTurn({ type: "turn", seat: 1 })).toBe(true);
  expect(crownAtTable.isTurn({ type: "claimed", seat: 1 })).toBe(false);
});

test("what a game says itself goes before the usual", () => {
  expect(atTable({ ...crownAtTable, spokenCards: ["king"] }).spokenCards).toEqual(["king"]);
});

test("a pass is known by its name", () => {
  expect(crown.move(PASS)).toMatchObject({ ok: true });
  expect(isPass({ do: "pass" })).toBe(true);
  for (const other of [{ do: "doubt" }, null, "pass", {}]) expect(isPass(other)).toBe(false);
});
