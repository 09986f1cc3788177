import { describe, expect, it } from "vitest";
import { aroundTable, columnsFor, placeOn } from "./ring.ts";

describe("around the table", () => {
  it("begins with the seat to the reader's left and leaves out their own", () => {
    expect(aroundTable(4, 2)).toEqual([3, 0, 1]);
    expect(aroundTable(2, 0)).toEqual([1]);
  });

  it("shows who watches every seat", () => {
    expect(aroundTable(3, null)).toEqual([0, 1, 2]);
  });
});

describe("the oval", () => {
  it("goes clockwise from the bottom: left, top, right", () => {
    const [left, top, right] = [0, 1, 2].map((step) => placeOn(step, 3, true));
    expect(left.left).toBeLessThan(50);
    expect(top).toEqual({ left: 50, top: 9 });
    expect(right.left).toBeGreaterThan(50);
    expect(left.top).toBe(right.top);
  });

  it("puts the only opponent at the top, and without a home the first seat at the bottom", () => {
    expect(placeOn(0, 1, true)).toEqual({ left: 50, top: 9 });
    expect(placeOn(0, 4, false)).toEqual({ left: 50, top: 91 });
  });

  it("has a place of its own for each of nine", () => {
    const places = Array.from({ length: 9 }, (_, step) => placeOn(step, 9, true));
    expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(9);
  });
});

describe("rows of medallions", () => {
  it("are even", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(columnsFor)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 5, 5]);
  });
});
