import { expect, it } from "vitest";
import { archOf, aroundTable, placeOn } from "./arch.ts";

it("begins with the reader's left neighbour and leaves their own seat out", () => {
  expect(aroundTable(4, 2)).toEqual([3, 0, 1]);
  expect(aroundTable(3, null)).toEqual([0, 1, 2]);
});

it("seats everybody once, the wings alike", () => {
  for (const isUpright of [false, true]) {
    for (let count = 1; count <= 10; count++) {
      const { left, top, right } = archOf(count, isUpright);
      expect(left + top + right, `${count}`).toBe(count);
      expect(left).toBe(right);
      expect(top, `${count}`).toBeGreaterThanOrEqual(0);
    }
  }
});

it("has longer wings where the table is higher than broad", () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const wings = (isUpright: boolean): string =>
    counts.map((count) => Object.values(archOf(count, isUpright)).join("·")).join(" ");
  expect(wings(false)).toBe("0·1·0 1·0·1 1·1·1 2·0·2 2·1·2 2·2·2 2·3·2 3·2·3 3·3·3 3·4·3");
  expect(wings(true)).toBe("0·1·0 1·0·1 1·1·1 2·0·2 2·1·2 2·2·2 3·1·3 3·2·3 4·1·4 4·2·4");
});

it("goes clockwise: up the left wing, along the top, down the right wing", () => {
  const arch = archOf(7, false);
  const places = Array.from({ length: 7 }, (_, step) => placeOn(arch, step));
  expect(places.map(({ wing, index }) => `${wing} ${index}`)).toEqual([
    "left 1",
    "left 0",
    "top 0",
    "top 1",
    "top 2",
    "right 0",
    "right 1",
  ]);
  expect(places[0].of).toBe(2);
});
