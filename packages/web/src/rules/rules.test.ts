import { LANGUAGES } from "@darbar/words/languages";
import { describe, expect, it } from "vitest";
import { anchorsOf, shapeOf, textsOf } from "../../test/rules/shape.ts";
import { openBook } from "./load.ts";
import { addressOf, bookAt, booksOf, RULES_GAMES } from "./shelf.ts";

const ALL = LANGUAGES.flatMap((language) =>
  RULES_GAMES.flatMap((game) => booksOf(game).map((book) => [language, addressOf(book), book] as const)),
);

describe.each(ALL)("the rules in %s at %s", async (language, _, book) => {
  const { text: written } = await openBook(book, language);
  const { text: english } = await openBook(book, "en");

  it("have the shape of the English ones", () => {
    expect(shapeOf(written)).toEqual(shapeOf(english));
  });

  it("have no empty text, no stray space and nothing unfilled", () => {
    for (const text of textsOf(written)) {
      expect(text).not.toBe("");
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/undefined|null|NaN|\s\s|\$\{|\[object/);
    }
  });

  it("have one chapter or card for each address in them", () => {
    const anchors = ["contents", ...anchorsOf(written)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("say nothing twice in a table", () => {
    for (const block of written.chapters.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== "table") continue;
      const rows = block.rows.map((row) => row.join("|"));
      expect(new Set(rows).size).toBe(rows.length);
    }
  });
});

describe("the shelf", () => {
  it.each([
    ["coup", "plus", "/rules/coup/plus"],
    ["coup", "nothing", "/rules/coup/classic"],
    ["cops", "base", "/rules/cops/base"],
    ["cops", "gang", "/rules/cops/gang"],
    ["cops", "", "/rules/cops/base"],
    ["cops", "unknown", "/rules/cops/base"],
    ["", "", "/rules/coup/classic"],
    ["chess", "gang", "/rules/coup/classic"],
  ])("what /rules/%s/%s names is read at %s", (game, edition, address) => {
    expect(addressOf(bookAt(game, edition))).toBe(address);
  });
});
