import { BOT_NAMES } from "@darbar/protocol";
import { readingsOf } from "@darbar/words";
import { describe, expect, it } from "vitest";
import { lookAlike } from "./alike.ts";

describe("names that look alike", () => {
  it.each([
    ["the same", "Natasha", "Natasha"],
    ["Cyrillic letters", "Natasha", "Nаtаshа"],
    ["full width", "Natasha", "Ｎａｔａｓｈａ"],
    ["a joiner inside", "Natasha", "Nat\u200Dasha"],
    ["a non-joiner inside", "Natasha", "Nat\u200Casha"],
    ["what cannot be seen", "Natasha", "Nat\u2060as\u00ADha\uFE0F"],
    ["another case", "Natasha", "nATASHA"],
    ["Cyrillic capitals", "NATASHA", "NАТАSНА"],
    ["Cyrillic capitals for small letters", "Hope", "НОРЕ"],
    ["a whole name in another script", "Tom", "Том"],
    ["mathematical letters", "Ada", "𝓐𝖉𝕒"],
    ["a digit for a letter", "Olle", "0l1e"],
    ["a capital I for a small l", "Leila", "LeiIa"],
    ["the case of an I", "Ida", "ida"],
    ["a bar for an l", "Ali", "A|i"],
    ["rn for m", "Mina", "rnina"],
    ["no dot on an i", "Ali", "Alı"],
    ["a second dot on an i", "Ali", "Ali\u0307"],
    ["spaces", "Ada Lovelace", "Ada  Love lace"],
    ["a half-space", "علی\u200Cرضا", "علیرضا"],
    ["Arabic letters in a Persian name", "علی", "علي"],
    ["an Arabic kaf", "کیان", "كيان"],
    ["a stretched word", "سارا", "ســارا"],
    ["vowel points", "שרה", "שָׂרָה"],
    ["digits of another script", "علی ۱۰", "علی ١٠"],
    ["a ligature", "Fiona", "ﬁona"],
    ["ways to write an accent", "Zoë", "Zoe\u0308"],
  ])("%s", (_, one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it.each([
    ["Ada", "Aida"],
    ["Ali", "All"],
    ["Zoe", "Zoë"],
    ["Anna", "Ana"],
    ["Guest 101", "Guest 102"],
    ["سارا", "سارة"],
    ["Анна", "Инна"],
    ["דנה", "רנה"],
    ["p0", "p1"],
    ["👑", "🎩"],
  ])("%s and %s do not", (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });
});

it("tells all bots apart, in whatever script", () => {
  for (const [index, one] of BOT_NAMES.entries()) {
    for (const other of BOT_NAMES.slice(index + 1).flatMap(readingsOf)) {
      expect(readingsOf(one).filter((reading) => lookAlike(reading, other))).toEqual([]);
    }
  }
});
