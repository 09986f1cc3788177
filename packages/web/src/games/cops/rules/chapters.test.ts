import { EQUIPMENT_CARDS, EQUIPMENT_NAMES, MODES, type Mode } from "@darbar/cops";
import { LANGUAGES, type Language } from "@darbar/words/languages";
import { loadPart } from "@darbar/words/messages";
import { describe, expect, it } from "vitest";
import { anchorsOf, questionsOf, textsOf } from "../../../../test/rules/shape.ts";
import type { Block } from "../../../rules/text.ts";
import { CHAPTERS } from "./chapters.ts";
import { rules as en } from "./en/index.ts";
import { chaptersOf, copiesOf, seatsRows } from "./facts.ts";
import { rules as books } from "./game-rules.ts";
import { rulingsOn } from "./ruling-list.ts";

const ALL = LANGUAGES.flatMap((language) => MODES.map((mode) => [language, mode] as const));

/** Digits of any language as a number. */
function numberIn(cell: string): number {
  return Number(cell.replace(/[۰-۹]/g, (digit) => `${digit.charCodeAt(0) - "۰".charCodeAt(0)}`));
}

async function blocksOf(language: Language, mode: Mode, chapter: string): Promise<readonly Block[]> {
  const { chapters } = await books.read(mode, language);
  return chapters.find((each) => each.chapter === chapter)?.blocks ?? [];
}

describe.each(ALL)("Good Cop Bad Cop in %s, %s", (language, mode) => {
  it("has exactly the game's chapters, in reading order", async () => {
    const { chapters } = await books.read(mode, language);
    expect(chapters.map(({ chapter }) => chapter)).toEqual(chaptersOf(mode));
  });

  it("cops 1: the table of seats has the engine's numbers", async () => {
    const [table] = (await blocksOf(language, mode, "box")).filter((block) => block.kind === "table");
    const expected = seatsRows().map(({ seats, ofEachTeam, leaders, dealt, leftOver, guns }) => {
      const row = [seats, ofEachTeam, ofEachTeam, leaders, dealt, leftOver];
      return mode === "base" ? [...row, guns] : row;
    });
    expect(table.rows.map((row) => row.map(numberIn))).toEqual(expected);
  });

  it("cops 5: every equipment card has its entry, its address, its picture and its number of copies", async () => {
    const cards = (await blocksOf(language, mode, "cards")).filter((block) => block.kind === "card");
    expect(cards.map(({ anchor }) => anchor)).toEqual(EQUIPMENT_NAMES);
    expect(cards.map(({ sign }) => sign)).toEqual(EQUIPMENT_NAMES.map((card) => ({ of: "equipment", card })));
    expect(cards.map(({ facts: [[, copies]] }) => numberIn(copies))).toEqual(EQUIPMENT_NAMES.map(copiesOf));
  });

  it("calls the button for equipment what the table calls it", async () => {
    const said = await loadPart(language, "cops");
    const lists = (await blocksOf(language, mode, "moments")).filter((block) => block.kind === "list");
    expect(JSON.stringify(lists)).toContain(said["cops.table.pocket.ready"]);
  });

  it("calls every card what the table calls it", async () => {
    const said = await loadPart(language, "cops");
    const cards = (await blocksOf(language, mode, "cards")).filter((block) => block.kind === "card");
    expect(cards.map(({ name }) => name)).toEqual(EQUIPMENT_NAMES.map((name) => said[`cops.equipment.${name}`]));
  });
});

describe("the chapters of Good Cop Bad Cop", () => {
  it("leave the criminals out of the base game", () => {
    const missing = (mode: Mode) => CHAPTERS.filter((chapter) => !chaptersOf(mode).includes(chapter));
    expect(missing("base")).toEqual(["gang", "criminals"]);
    expect(missing("gang")).toEqual([]);
    expect(textsOf(en("base")).filter((text) => /criminal|diamond|holster/i.test(text))).toEqual([]);
  });

  it("say how many cards there are", () => {
    expect(textsOf(en("base")).some((text) => text.includes(`${EQUIPMENT_CARDS.length} cards of`))).toBe(true);
  });

  it("have an address for each chapter and each card", () => {
    for (const mode of MODES) {
      expect(anchorsOf(en(mode)).toSorted()).toEqual([...chaptersOf(mode), ...EQUIPMENT_NAMES].toSorted());
    }
  });

  it("have a ruling only where it can come up, and each one somewhere", () => {
    expect(rulingsOn("coffee", "base")).toEqual(["coffee-eliminated", "coffee-and-smoke"]);
    expect(rulingsOn("coffee", "gang")).toEqual(["coffee-criminal", "coffee-and-smoke"]);
    expect(rulingsOn(null, "base")).not.toContain("own-shot");
    expect(rulingsOn(null, "gang")).toContain("own-shot");
    for (const mode of MODES) {
      const named = [null, ...EQUIPMENT_NAMES].flatMap((card) => rulingsOn(card, mode));
      expect(questionsOf(en(mode))).toHaveLength(named.length);
    }
  });
});
