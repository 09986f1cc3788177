import { EDITIONS, type Edition, RULES } from "@darbar/coup";
import { describe, expect, it } from "vitest";
import { rules as en } from "./en/index.ts";
import { rules as fa } from "./fa/index.ts";
import { chaptersOf } from "./facts.ts";
import { rules as he } from "./he/index.ts";
import { loadRules } from "./load.ts";
import { rules as ru } from "./ru/index.ts";
import { rulingsOf } from "./ruling-list.ts";
import { type Block, CHAPTERS, type RulesText, type RulesWriter } from "./text.ts";

const LANGUAGES: Readonly<Record<"en" | "fa" | "he" | "ru", RulesWriter>> = { en, fa, he, ru };
const ALL = (["en", "fa", "he", "ru"] as const).flatMap((language) =>
  EDITIONS.map((edition) => [language, edition] as const),
);

/** Publishers' names keep their own letters. */
const NAMES = ["After 5 Games", "Squirrel", "igrato"];

/** What has no place in a language: Latin letters, other scripts, in Persian also other digits than ۰–۹. */
const FOREIGN = {
  en: /\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Arabic}/u,
  fa: /[A-Za-z0-9٠-٩]|\p{Script=Cyrillic}|\p{Script=Hebrew}/u,
  he: /[A-Za-z]|\p{Script=Cyrillic}|\p{Script=Arabic}/u,
  ru: /[A-Za-z]|\p{Script=Hebrew}|\p{Script=Arabic}/u,
} as const;

/** The kinds of blocks of a chapter and how many items, rows and columns each has. */
function shapeOf({ chapters }: RulesText): readonly string[] {
  return chapters.flatMap(({ chapter, blocks }) => blocks.map((block) => `${chapter}: ${shapeOfBlock(block)}`));
}

function shapeOfBlock(block: Block): string {
  switch (block.kind) {
    case "text":
    case "ruling":
      return block.kind;
    case "list":
      return `list of ${block.items.length}`;
    case "table":
      return `table of ${block.head.length}: ${block.rows.map((row) => row.length).join(" ")}`;
  }
}

function textsOf({ title, origin, chapters }: RulesText): readonly string[] {
  return [title, origin, ...chapters.flatMap((chapter) => [chapter.title, ...chapter.blocks.flatMap(textsOfBlock)])];
}

function textsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "ruling":
      return [block.question, block.ruling];
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
  }
}

/** The texts without the names that are the same in every language. */
function ownWords(written: RulesText): readonly string[] {
  return textsOf(written).map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text));
}

describe.each(ALL)("the rules in %s of edition %s", (language, edition) => {
  const written = LANGUAGES[language](edition);

  it("have exactly the edition's chapters, in reading order", () => {
    expect(written.chapters.map(({ chapter }) => chapter)).toEqual(chaptersOf(edition));
  });

  it("have the shape of the English ones", () => {
    expect(shapeOf(written)).toEqual(shapeOf(en(edition)));
  });

  it("have no empty text, no stray space and nothing unfilled", () => {
    for (const text of textsOf(written)) {
      expect(text).not.toBe("");
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/undefined|null|NaN|\s\s|\$\{/);
    }
  });

  it("list every action once", () => {
    const actions = written.chapters.find(({ chapter }) => chapter === "actions")?.blocks ?? [];
    const rows = actions.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.join("|")) : []));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it("are in letters and digits of their own", () => {
    expect(ownWords(written).filter((text) => FOREIGN[language].test(text))).toEqual([]);
  });

  it("are what is loaded", async () => {
    expect((await loadRules(language))(edition)).toEqual(written);
  });
});

describe("the chapters", () => {
  const missing = (edition: Edition) => CHAPTERS.filter((chapter) => !chaptersOf(edition).includes(chapter));

  it("leave out what an edition's box does not have", () => {
    expect(missing("classic")).toEqual(["inquisitor", "reformation"]);
    expect(missing("plus")).toEqual([]);
    expect(missing("ru")).toEqual(["reformation", "anarchist", "draft"]);
    expect(missing("he")).toEqual(["inquisitor", "reformation", "anarchist", "draft", "example"]);
  });

  it("say different things where the editions differ", () => {
    const texts = EDITIONS.map((edition) => JSON.stringify(en(edition).chapters));
    expect(new Set(texts).size).toBe(EDITIONS.length);
    for (const edition of EDITIONS) {
      const { challengeReturnsCost, mayRefuseToShow } = RULES[edition];
      const said = textsOf(en(edition));
      expect(said.includes("You get it back")).toBe(challengeReturnsCost);
      expect(said.includes("Not allowed")).toBe(!mayRefuseToShow);
    }
  });

  it("have a ruling only where it can come up", () => {
    for (const edition of EDITIONS) {
      const rulings = rulingsOf(edition);
      expect(rulings.includes("empty-reserve")).toBe(RULES[edition].reformation);
      expect(rulings.includes("bomb-nowhere")).toBe(RULES[edition].anarchist);
      expect(rulings.includes("proven-twin")).toBe(RULES[edition].provenIsReplaced === "at-turn-end");
      expect(rulings.includes("shuffle-forgets")).toBe(RULES[edition].returnedCards === "shuffled");
    }
  });
});
