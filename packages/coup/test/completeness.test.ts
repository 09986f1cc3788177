import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EDITIONS } from "../src/index.ts";

/* Each clause of the rules has a test whose title begins with the clause's id: "coup 4.6: after a failed challenge …". */

const FOLDER = new URL(".", import.meta.url);

/** The ids of all clauses, one for each edition where the list says "{edition}". */
function clauses(): readonly string[] {
  const lines = readFileSync(new URL("clauses.txt", FOLDER), "utf8").split("\n");
  const ids = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return ids.flatMap((id) =>
    id.includes("{edition}") ? EDITIONS.map((edition) => id.replace("{edition}", edition)) : [id],
  );
}

/** The titles of all tests in this folder. Of `it.each(…)` the title is read once for each edition that it names. */
function titles(): readonly string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".test.ts"));
  const test = /\bit(\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(["'`])((?:(?!\2)[^\\]|\\.)*)\2/g;
  return files.flatMap((name) => {
    const text = readFileSync(new URL(name, FOLDER), "utf8");
    return [...text.matchAll(test)].flatMap(([, each = "", , title = ""]) => {
      const named = EDITIONS.filter((edition) => resolved(text, each).includes(`"${edition}"`));
      return named.length === 0 ? [title] : named.map((edition) => title.replace("%s", edition));
    });
  });
}

/** What `it.each(NAME)` lists: the text of the constant NAME of that file; all editions for EDITIONS. */
function resolved(text: string, each: string): string {
  const name = /^\.each\(([A-Z]+)\)$/.exec(each)?.[1];
  if (name === undefined) return each;
  if (name === "EDITIONS") return JSON.stringify(EDITIONS);
  return new RegExp(`const ${name} = (\\[[^\\]]*\\])`).exec(text)?.[1] ?? "";
}

/** Whether a title begins with this id and not with a longer one. */
function cites(title: string, id: string): boolean {
  return title === id || title.startsWith(`${id}:`);
}

describe("the scenarios are complete", () => {
  const everyTitle = titles();
  const everyClause = clauses();

  it("every clause of the rules is cited by a test", () => {
    expect(everyClause.filter((id) => !everyTitle.some((title) => cites(title, id)))).toEqual([]);
  });

  it("every test that cites a rule cites one that is in the list", () => {
    const citing = everyTitle.filter((title) => /^coup \d/.test(title));
    expect(citing.length).toBeGreaterThan(150);
    expect(citing.filter((title) => !everyClause.some((id) => cites(title, id)))).toEqual([]);
  });

  it("no clause is listed twice", () => {
    expect(everyClause.filter((id, place) => everyClause.indexOf(id) !== place)).toEqual([]);
  });
});
