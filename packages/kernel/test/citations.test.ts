import { clausesIn, compareCitations } from "@darbar/kernel/testing";
import { describe, expect, it } from "vitest";

const LIST = "# The rules.\n\ncrown 1 deal, {card}\ncrown 2.1\n";
const CLAUSES = clausesIn(LIST, { card: ["king", "knave"] });

describe("citations of clauses", () => {
  it("a list has a clause for each word that a placeholder stands for", () => {
    expect(CLAUSES).toEqual(["crown 1 deal, king", "crown 1 deal, knave", "crown 2.1"]);
  });

  it("a title cites what it begins with", () => {
    const titles = ["crown 1 deal, king: at any table", "crown 1 deal, knave: at any table", "crown 2.1"];
    expect(compareCitations(CLAUSES, titles)).toEqual({ withoutTest: [], notInTheList: [] });
  });

  it("a clause that no title cites is found, also where a longer id begins like it", () => {
    const titles = ["crown 1 deal, king: once", "crown 1 deal, knave: once", "crown 2.10: a claim"];
    expect(compareCitations(CLAUSES, titles)).toEqual({ withoutTest: ["crown 2.1"], notInTheList: ["crown 2.10"] });
  });

  it("what only reads like a citation is none", () => {
    const titles = ["crown is a game", "as in crown 3: nothing", ...CLAUSES];
    expect(compareCitations(CLAUSES, titles).notInTheList).toEqual([]);
  });
});
