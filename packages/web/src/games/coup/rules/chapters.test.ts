import { EDITIONS, type Edition, RULES } from "@darbar/coup";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../../../test/rules/shape.ts";
import { CHAPTERS } from "./chapters.ts";
import { rules as en } from "./en/index.ts";
import { rules as fa } from "./fa/index.ts";
import { chaptersOf } from "./facts.ts";
import { rules as he } from "./he/index.ts";
import { rules as ru } from "./ru/index.ts";
import { rulingsOf } from "./ruling-list.ts";

const missing = (edition: Edition) => CHAPTERS.filter((chapter) => !chaptersOf(edition).includes(chapter));

describe("the chapters of Coup", () => {
  it("are exactly the edition's, in reading order, in every language", () => {
    for (const write of [en, fa, he, ru]) {
      for (const edition of EDITIONS) {
        expect(write(edition).chapters.map(({ chapter }) => chapter)).toEqual(chaptersOf(edition));
      }
    }
  });

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
