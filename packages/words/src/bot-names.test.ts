import { BOT_NAMES } from "@darbar/protocol/agreed";
import { expect, it } from "vitest";
import { readingsOf } from "./bot-names.ts";
import { LANGUAGES, type Language } from "./languages.ts";

const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /^\p{Script=Latin}+$/u,
  fa: /^[\p{Script=Arabic}--[يك]]+$/v,
  he: /^[\p{Script=Hebrew}׳]+$/u,
  ru: /^\p{Script=Cyrillic}+$/u,
};

it.each(LANGUAGES)("%s: every bot of the house has a name in this script, and no two the same", (language) => {
  const names = BOT_NAMES.map((bot) => readingsOf(bot)[LANGUAGES.indexOf(language)]);
  expect(names.filter((name) => !SCRIPT[language].test(name))).toEqual([]);
  expect(new Set(names).size).toBe(BOT_NAMES.length);
});

it("in English they are called as in records", () => {
  expect(BOT_NAMES.map((bot) => readingsOf(bot)[LANGUAGES.indexOf("en")])).toEqual(BOT_NAMES);
});

it("a bot that is not of the house is read as it is called", () => {
  expect(readingsOf("Rostam")).toEqual(["Rostam"]);
});
