import type { CoupEvent } from "@darbar/coup";
import { expect, test } from "vitest";
import { knownBlockersIn } from "./known-blockers.ts";

const BLOCKED: readonly CoupEvent[] = [
  { type: "announced", seat: 0, action: "assassinate", target: 1, as: "assassin" },
  { type: "blocked", seat: 1, as: "contessa" },
];

test("who has turned away an assassin is believed to have the contessa", () => {
  const blockers = knownBlockersIn(BLOCKED);
  expect(blockers.get("assassinate")?.has(1)).toBe(true);
  expect(blockers.get("assassinate")?.has(2)).toBe(false);
  expect(blockers.get("steal")).toBe(undefined);
});

test("until they lose a card, or put one back", () => {
  expect(
    knownBlockersIn([...BLOCKED, { type: "lost", seat: 1, card: "duke" }])
      .get("assassinate")
      ?.has(1),
  ).toBe(false);
  const returned: CoupEvent = { type: "returned", seat: 1, cards: [null], to: "shuffled", knownTo: [1] };
  expect(
    knownBlockersIn([...BLOCKED, returned])
      .get("assassinate")
      ?.has(1),
  ).toBe(false);
  expect(
    knownBlockersIn([...BLOCKED, { type: "lost", seat: 2, card: "duke" }])
      .get("assassinate")
      ?.has(1),
  ).toBe(true);
});

test("the contessa that passes a bomb on turns assassins away, too", () => {
  const blockers = knownBlockersIn([{ type: "claimed", seat: 2, as: "contessa", to: 0 }]);
  expect([blockers.get("bomb")?.has(2), blockers.get("assassinate")?.has(2)]).toEqual([true, true]);
});
