import type { Sitter } from "@darbar/protocol";
import { LANGUAGES } from "@darbar/words/languages";
import { loadMessages } from "@darbar/words/messages";
import { isolate, wordsOf } from "@darbar/words/words";
import { describe, expect, test } from "vitest";
import { wonText } from "./won-text.ts";

const seats = ["Sara", "Ali", "Noa", "Ivan"].map(
  (name): Sitter => ({ kind: "bot", level: "regular", style: null, name }),
);

describe.each(LANGUAGES)("in %s", async (language) => {
  const words = wordsOf(language, await loadMessages(language));
  const heard = (me: number | null, winners: readonly number[]): string => wonText({ seats, me }, winners, words);

  test("one winner is named, or is you", () => {
    expect(heard(1, [0])).toContain(isolate("Sara"));
    expect(heard(0, [0])).toBe(words.t("ending.you"));
  });

  test("a team is named, all of it", () => {
    for (const me of [1, null]) {
      const text = heard(me, [0, 2, 3]);
      for (const name of ["Sara", "Noa", "Ivan"]) expect(text).toContain(isolate(name));
      expect(text).not.toContain("Ali");
    }
  });

  test("who wins with a team reads that they have, and with whom", () => {
    const text = heard(2, [0, 2, 3]);
    expect(text).toContain(isolate("Sara"));
    expect(text).toContain(isolate("Ivan"));
    expect(text).not.toContain("Noa");
    expect(text).not.toBe(heard(1, [0, 3]));
  });
});
