import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readWords } from "../build/verify-words.ts";
import { faultsIn } from "../build/words-faults.ts";

it("finds what is missing, left over, empty, unreadable, or says something else", () => {
  const en = { a: "Hello {name}", b: "{n, plural, one {# coin} other {# coins}}", c: "Bye" };
  expect(faultsIn({ en, fa: en })).toEqual([]);
  expect(faultsIn({ en, fa: { a: "سلام {name}", c: "", d: "?" } })).toEqual([
    "fa: b is missing",
    "fa: c is empty",
    "fa: d is not in en",
  ]);
  expect(faultsIn({ en: { a: "Hello {name}" }, ru: { a: "Привет {nam}" } })[0]).toMatch(/^ru: a takes other arguments/);
  expect(faultsIn({ en: { a: "Hello" }, ru: { a: "Привет {" } })[0]).toMatch(/^ru: a cannot be read/);
});

it("finds nothing wrong with the words of the table", () => {
  const words = readWords(fileURLToPath(new URL("../../words/src/catalogue", import.meta.url)));
  expect(Object.keys(words).sort()).toEqual(["en", "fa", "he", "ru"]);
  expect(Object.keys(words.en).length).toBeGreaterThan(100);
  expect(faultsIn(words)).toEqual([]);
});
