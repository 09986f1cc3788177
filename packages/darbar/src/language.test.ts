import { expect, test } from "vitest";
import { parseLanguage } from "./language.ts";
import { localeIn } from "./process-io.ts";

test("the locale is that of the first setting that is made", () => {
  expect(localeIn({ LANG: "fa_IR.UTF-8" })).toBe("fa_IR.UTF-8");
  expect(localeIn({ LC_MESSAGES: "ru_RU.UTF-8", LANG: "fa_IR.UTF-8" })).toBe("ru_RU.UTF-8");
  expect(localeIn({ LC_ALL: "he_IL", LC_MESSAGES: "ru", LANG: "fa" })).toBe("he_IL");
  expect(localeIn({ LC_ALL: "", LANG: "fa_IR" })).toBe("fa_IR");
  expect(localeIn({})).toBe("");
});

test.each([
  ["fa_IR.UTF-8", "fa"],
  ["ru", "ru"],
  ["iw_IL.UTF-8@calendar=hebrew", "he"],
  ["C", "en"],
  ["POSIX", "en"],
  ["C.UTF-8", "en"],
  ["de_DE.UTF-8", "en"],
  ["farsi", "en"],
  ["", "en"],
])("to a locale of %s one speaks %s", (locale, language) => {
  expect(parseLanguage(undefined, locale)).toEqual({ ok: true, value: language });
});

test("a language that was asked for goes before the locale, and must be one there is", () => {
  expect(parseLanguage("he", "ru_RU")).toEqual({ ok: true, value: "he" });
  expect(parseLanguage("Farsi", "ru_RU")).toMatchObject({ ok: false });
});
