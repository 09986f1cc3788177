import fc from "fast-check";
import { expect, test } from "vitest";
import { directed } from "./direction.ts";
import { paintFor } from "./paint.ts";
import { printable } from "./printable.ts";
import { embedded } from "./voice.ts";
import { clip, padTo, unbroken, widthOf, wrap } from "./wrap.ts";

test("wrap loses no word and keeps to the width", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,12}$/)), fc.integer({ min: 20, max: 60 }), (words, width) => {
      const rows = wrap(words.join(" "), width, "  ", "    ");
      expect(
        rows
          .join(" ")
          .split(/ +/)
          .filter((word) => word !== ""),
      ).toEqual(words);
      expect(rows.filter((row) => widthOf(row) > width)).toEqual([]);
    }),
  );
});

test("wrap keeps together what is unbroken, and prints blanks", () => {
  expect(wrap(`Laleh claims the Duke ${unbroken("(a bluff)")}.`, 26, "", "  ")).toEqual([
    "Laleh claims the Duke",
    "  (a bluff).",
  ]);
});

test("printable leaves no control character, no change of direction, and no more than asked for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const safe = printable(text, 20);
      expect(safe).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(safe.length).toBeLessThanOrEqual(20);
      expect(safe.isWellFormed()).toBe(true);
    }),
  );
  expect(printable("شیرین")).toBe("شیرین");
});

test("marks and points take no column", () => {
  expect(widthOf("دُرستکار")).toBe(7);
  expect(widthOf("می‌گذرم")).toBe(6);
  expect(widthOf("\u200f\u2068Enter\u2069")).toBe(5);
  expect(padTo("דוּכס", 6)).toBe("דוּכס  ");
  expect(clip("دُرستکار", 5)).toBe("دُرست…");
  expect(clip("Duke", 4)).toBe("Duke");
});

test("what is written the other way is isolated in a line, and nothing else is", () => {
  expect(embedded("Laleh", "en")).toBe("Laleh");
  expect(embedded("لاله", "fa")).toBe("لاله");
  expect(embedded("Laleh", "fa")).toBe("\u2068Laleh\u2069");
  expect(embedded("לאלה", "ru")).toBe("\u2068לאלה\u2069");
});

test("a row from the right is marked behind its first column, whatever its colour, and one from the left is not", () => {
  const red = paintFor(true)("danger", " Duke");
  expect(directed(red, "he")).toBe(red.replace(" Duke", " \u200fDuke"));
  expect(directed("۱", "fa")).toBe("۱\u200f");
  expect(directed("", "fa")).toBe("");
  expect(directed(red, "ru")).toBe(red);
});
