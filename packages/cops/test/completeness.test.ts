import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EQUIPMENT_NAMES } from "../src/index.ts";

/* Each clause of the rules has a test whose title begins with the clause's id: "cops 2.1 arm: take a gun, …". */

const FOLDER = new URL(".", import.meta.url);

/** The ids of all clauses, one for each kind of equipment where the list says "{equipment}". */
function clauses(): readonly string[] {
  const lines = readFileSync(new URL("clauses.txt", FOLDER), "utf8").split("\n");
  const ids = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return ids.flatMap((id) =>
    id.includes("{equipment}") ? EQUIPMENT_NAMES.map((kind) => id.replace("{equipment}", kind)) : [id],
  );
}

/** The titles of all tests in this folder. */
function titles(): readonly string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".test.ts"));
  const test = /\bit(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;
  return files.flatMap((name) => {
    const text = readFileSync(new URL(name, FOLDER), "utf8");
    return [...text.matchAll(test)].map(([, , title = ""]) => title);
  });
}

/** Whether a title begins with this id and not with a longer one. */
function cites(title: string, id: string): boolean {
  return title === id || title.startsWith(`${id}:`);
}

describe("the scenarios are complete", () => {
  const everyTitle = titles();
  const everyClause = clauses();

  it("every clause of the rules, and every kind of equipment, is cited by a test", () => {
    expect(everyClause.filter((id) => !everyTitle.some((title) => cites(title, id)))).toEqual([]);
  });

  it("every test that cites a rule cites one that is in the list", () => {
    const citing = everyTitle.filter((title) => /^cops \d/.test(title));
    expect(citing.length).toBeGreaterThan(150);
    expect(citing.filter((title) => !everyClause.some((id) => cites(title, id)))).toEqual([]);
  });

  it("no clause is listed twice", () => {
    expect(everyClause.filter((id, place) => everyClause.indexOf(id) !== place)).toEqual([]);
  });
});
