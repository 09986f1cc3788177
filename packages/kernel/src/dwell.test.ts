import { expect, it } from "vitest";
import { type Dwell, leadIn } from "./dwell.ts";

const DWELLS: Readonly<Record<string, Dwell>> = {
  claimed: { lasts: 900, holds: false },
  shown: { lasts: 1_600, holds: true },
  paid: { lasts: 300, holds: false },
};

function after(...types: readonly string[]) {
  return leadIn(
    types.map((type) => ({ type })),
    ({ type }) => DWELLS[type] ?? { lasts: 0, holds: false },
  );
}

it("a question waits for what holds it, and is put while the last of the rest is still seen", () => {
  expect(after("turn", "claimed", "asked")).toEqual({ asked: 0, held: 0, seen: 900 });
  expect(after("turn", "paid", "claimed", "asked")).toEqual({ asked: 300, held: 0, seen: 1_200 });
  expect(after("asked", "shown", "turn")).toEqual({ asked: 1_600, held: 1_600, seen: 1_600 });
  expect(after("asked", "shown", "answered", "paid", "moment")).toEqual({ asked: 1_600, held: 1_600, seen: 1_900 });
});

it("what led to the questions before does not count, nor what is answered to the open one", () => {
  expect(after("shown", "asked", "paid", "turn", "answered")).toEqual({ asked: 0, held: 0, seen: 300 });
  expect(after("shown", "asked", "turn")).toEqual({ asked: 0, held: 0, seen: 0 });
  expect(after("shown")).toEqual({ asked: 0, held: 0, seen: 0 });
  expect(after()).toEqual({ asked: 0, held: 0, seen: 0 });
});
