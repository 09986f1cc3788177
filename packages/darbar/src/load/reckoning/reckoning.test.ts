import { seededChance } from "@darbar/kernel";
import { expect, it } from "vitest";
import { INPUTS } from "./inputs.ts";
import { place } from "./placement.ts";
import { reckon } from "./reckoning.ts";
import { takeOver } from "./takeover.ts";

const PEOPLE = 20_000;
const FEW = 1_000;

it("puts everybody at a node and every table once, and relays for all but one part of the nodes", () => {
  const placed = place(PEOPLE, 8, seededChance("placement"));
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  expect([placed.tables, sum(placed.tablesAt), sum(placed.socketsAt)]).toEqual([4_000, 4_000, PEOPLE]);
  // Who makes a table is where it is; of the others one in eight.
  expect(placed.relayed).toBeCloseTo((4 / 5) * (7 / 8), 2);
});

it("has every table of a dead node taken once, never before its lease has run out", () => {
  const { taken, awake } = takeOver(500, 3, seededChance("takeover"));
  expect([taken.length, awake.length]).toEqual([500, 500]);
  expect(Math.min(...taken)).toBeGreaterThanOrEqual(INPUTS.lease.value - INPUTS.renewal.value);
  // One node reads one table after the other: a third of 500 at the least.
  expect(Math.max(...awake)).toBeGreaterThan(Math.min(...taken) + (500 / 3) * INPUTS.read.value);
});

it("reckons the same from the same seed", () => {
  const found = reckon(FEW, 3);
  expect(reckon(FEW, 3)).toEqual(found);
  expect(reckon(FEW, 4)).not.toEqual(found);
});
