import { expect, test } from "vitest";
import { wholeOf } from "./digits.ts";

test.each([
  ["45", 45],
  [" 045 ", 45],
  ["۴۵", 45],
  ["٤٥", 45],
  ["４５", 45],
  ["0", 0],
])("%j is %i", (text, number) => {
  expect(wholeOf(text)).toBe(number);
});

test.each(["", "-1", "1.5", "1e3", "ten", "12345678"])("%j is no whole number that a clock could take", (text) => {
  expect(wholeOf(text)).toBeNull();
});
