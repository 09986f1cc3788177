import { expect, it } from "vitest";
import { languageOf } from "./language.ts";

it.each([
  [undefined, "en"],
  ["", "en"],
  ["fa", "fa"],
  ["de-DE, ru-RU;q=0.8, en;q=0.9", "en"],
  ["de, en;q=0.1, he-IL;q=0.7", "he"],
  ["iw-IL", "he"],
  ["fa;q=0, ru;q=0.2", "ru"],
  ["*;q=0.5, ;;q=x, \u0000", "en"],
])("%j is answered in %s", (header, language) => {
  expect(languageOf({ headers: header === undefined ? {} : { "accept-language": header } })).toBe(language);
});
