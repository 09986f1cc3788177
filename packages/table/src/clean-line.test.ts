import { describe, expect, it } from "vitest";
import { cleanLine } from "./clean-line.ts";

const ZWNJ = "\u200C";
const ZWJ = "\u200D";

describe("joiners", () => {
  it.each([
    ["a half-space between Persian letters", `علی${ZWNJ}رضا`],
    ["a half-space in the talk of Persians", `می${ZWNJ}روم به خانه${ZWNJ}ی شما`],
    ["a half-space after a vowel point", `خانهٔ${ZWNJ}ما`],
    ["an Indic conjunct that is kept apart", `क्${ZWNJ}ष`],
    ["an Indic half letter", `क्${ZWJ}ष`],
    ["a family", `👩${ZWJ}👩${ZWJ}👧`],
    ["a profession with a colour of skin", `👩🏽${ZWJ}🚀`],
    ["a flag with a variation", `🏳️${ZWJ}🌈`],
  ])("stay where a script needs them: %s", (_, text) => {
    expect(cleanLine(text).replaceAll("\uFE0F", "")).toBe(text.normalize("NFC").replaceAll("\uFE0F", ""));
  });

  it.each([
    ["between Latin letters", `Nat${ZWNJ}asha`, "Natasha"],
    ["between Cyrillic letters", `На${ZWJ}таша`, "Наташа"],
    ["between Hebrew letters", `דנ${ZWNJ}ה`, "דנה"],
    ["a joiner for pictures between Persian letters", `سا${ZWJ}را`, "سارا"],
    ["a half-space between pictures", `👩${ZWNJ}🚀`, "👩🚀"],
    ["a half-space before a Latin letter", `علی${ZWNJ}a`, "علیa"],
    ["a half-space beside a space", `علی${ZWNJ} رضا`, "علی رضا"],
    ["at the edges", `${ZWNJ}علی${ZWJ}`, "علی"],
    ["several", `علی${ZWNJ}${ZWJ}${ZWNJ}رضا`, "علیرضا"],
    ["several of one kind", `علی${ZWNJ}${ZWNJ}رضا`, `علی${ZWNJ}رضا`],
    ["after an Indic letter without virama", `क${ZWJ}ष`, "कष"],
  ])("go elsewhere: %s", (_, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });
});
