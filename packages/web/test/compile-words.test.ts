import { LANGUAGES } from "@darbar/words/languages";
import { loadMessages } from "@darbar/words/messages";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it } from "vitest";
import { compiled } from "../build/compile-words.ts";

/** What a message of any kind can be told. */
const TOLD = new Proxy({}, { get: () => 3, has: () => true, ownKeys: () => [] });

it("says every message of every language as if it were read when it is said", async () => {
  for (const language of LANGUAGES) {
    for (const [id, text] of Object.entries(await loadMessages(language))) {
      const read = compiled(text);
      const whole = new IntlMessageFormat(text, language).format(TOLD);
      // What takes nothing in is said as it stands: it must not look like a message that does.
      if (typeof read === "string") expect(read.includes("{"), id).toBe(false);
      const said = typeof read === "string" ? read : new IntlMessageFormat([...read], language).format(TOLD);
      expect(said, `${id} in ${language}`).toBe(whole);
    }
  }
});

it("keeps a message without arguments a text", () => {
  expect(compiled("Pass")).toBe("Pass");
  expect(compiled("")).toBe("");
  expect(compiled("{count, number} of {all, number}")).toHaveLength(3);
});
