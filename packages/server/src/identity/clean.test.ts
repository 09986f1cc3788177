import { describe, expect, it } from "vitest";
import { cleanLine, cleanName } from "./clean.ts";

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

describe("marks of the page", () => {
  it.each([
    ...[
      "Ada (you)",
      "Ada (You)",
      "Ada [you]",
      "Ada （you）",
      "Ada ❨you❩",
      "Ada (yоu)",
      "Ada (y\u200Dou)",
      "Ada ( you )",
    ],
    ...["Ada (you", "you", "YOU", "(you) Ada", "Ada · you", "Ada – host", "Ada - host", "Ada | bot", "Ada «you»"],
    ...[
      "Host",
      "the host",
      "Bot",
      "B0t",
      "Bahram (sharp bot)",
      "Server",
      "the server",
      "Darbar",
      "Dаrbar",
      "Darbar Server",
    ],
    ...["سارا (شما)", "سارا (شما", "میزبان", "ربات", "سارا (ربات زیرک)", "دربار"],
    ...["דנה (אתם)", "מארח", "בוט", "דנה (בוט מנוסה)", "דרבאר"],
    ...["Наташа (вы)", "Наташа (Вы)", "хозяин стола", "бот", "Наташа (обычный бот)", "Дарбар"],
  ])("are nobody's name: %s", (name) => {
    expect(cleanName(name)).toMatchObject({ ok: false, error: { code: "bad-name" } });
  });

  it.each([
    ...["Ada", "Youssef", "Robot", "Ro-bot", "Hostia", "Young", "Ada (Berlin)", "Guest 123", "Jean-Luc", "O'Hara"],
    ...["The Great", "Thea", "Ada :)", "(=^.^=)", "👑", "Mr. T", "Botond", "Serverin", "Bot 7", "A"],
    ...["علی\u200Cرضا", "سارا (تهران)", "מאיר", "Тыква", "Выдра", "Ботинок", "Anahita"],
  ])("are not seen where there is none: %s", (name) => {
    expect(cleanName(name)).toEqual({ ok: true, value: name });
  });
});
