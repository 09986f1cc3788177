import { LANGUAGES } from "@darbar/words/languages";
import { loadMessages } from "@darbar/words/messages";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it } from "vitest";
import { compiled } from "../build/compile-words.ts";
import { IntlMessageFormat as PageFormat } from "../src/words/message-format.ts";

/** What messages are told: a number of every form that a language has, and every case that one of them tells apart. */
const NUMBERS: readonly number[] = [0, 1, 2, 5, 21, 0.5];

function casesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/([\w-]+)\s*\{/g)].map(([, name]) => name))];
}

/** All that a message is told is the same. */
function telling(value: string | number): Record<string, string | number> {
  return new Proxy({}, { get: () => value, has: () => true, ownKeys: () => [] });
}

it("says every message of every language as if it were read when it is said", async () => {
  for (const language of LANGUAGES) {
    for (const [id, text] of Object.entries(await loadMessages(language))) {
      const read = compiled(text);
      if (typeof read === "string") {
        // What takes nothing in is said as it stands: it must not look like a message that does.
        expect(read.includes("{"), id).toBe(false);
        expect(read, id).toBe(new IntlMessageFormat(text, language).format());
        continue;
      }
      const [whole, page] = [new IntlMessageFormat(text, language), new PageFormat(read, language)];
      for (const value of [...NUMBERS, ...casesIn(text)])
        expect(page.format(telling(value)), `${id} in ${language}, told ${value}`).toBe(whole.format(telling(value)));
    }
  }
});

it("keeps a message without arguments a text", () => {
  expect(compiled("Pass")).toBe("Pass");
  expect(compiled("")).toBe("");
  expect(compiled("{count, number} of {all, number}")).toHaveLength(3);
});

it("says nothing of what it is not told", () => {
  expect(() => new PageFormat(compiled("{name} has passed"), "en").format()).toThrow("nothing is told of name");
});

it("does not build what pages cannot say", () => {
  for (const text of [
    "{day, date}",
    "{n, selectordinal, other {#th}}",
    "{n, plural, offset:1 other {#}}",
    "{n, number, ::.00}",
  ])
    expect(() => compiled(text), text).toThrow("cannot say");
});
