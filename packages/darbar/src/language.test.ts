import { expect, test } from "vitest";
import { languageOf, parseLanguage } from "./language.ts";

test("the language of a locale is that of the first setting that is made", () => {
  expect(languageOf({ LANG: "fa_IR.UTF-8" })).toBe("fa");
  expect(languageOf({ LC_MESSAGES: "ru_RU.UTF-8", LANG: "fa_IR.UTF-8" })).toBe("ru");
  expect(languageOf({ LC_ALL: "he_IL", LC_MESSAGES: "ru", LANG: "fa" })).toBe("he");
  expect(languageOf({ LC_ALL: "", LANG: "iw_IL.UTF-8@calendar=hebrew" })).toBe("he");
});

test.each(["C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "", "farsi"])(
  "a locale of no language here (%s) is English",
  (LANG) => {
    expect(languageOf({ LANG })).toBe("en");
    expect(languageOf({ LC_ALL: LANG === "" ? "C" : LANG, LANG: "fa_IR" })).toBe("en");
  },
);

test("a language that was asked for goes before the locale, and must be one there is", () => {
  expect(parseLanguage(undefined, "ru")).toEqual({ ok: true, value: "ru" });
  expect(parseLanguage("he", "ru")).toEqual({ ok: true, value: "he" });
  expect(parseLanguage("Farsi", "ru")).toMatchObject({ ok: false });
});
