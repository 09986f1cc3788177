import { expect, it } from "vitest";
import { at } from "./at.ts";

it("gives what stands at a place, also where that is nothing, zero or an empty text", () => {
  expect(at(["king", "queen"], 1)).toBe("queen");
  expect([0, 1, 2].map((place) => at([null, 0, ""], place))).toEqual([null, 0, ""]);
});

it("knows no place before or behind a list", () => {
  for (const place of [-1, 2, 0.5]) expect(() => at(["king", "queen"], place)).toThrow(RangeError);
});
