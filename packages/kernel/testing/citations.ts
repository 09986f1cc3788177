import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");

/** What a placeholder in a list of clauses stands for: `{ edition: ["classic", …] }`. */
export type Placeholders = Readonly<Record<string, readonly string[]>>;

/**
 * Holds the tests in a folder against its `clauses.txt`: every clause of the rules is cited by a test, and no other is. A test
 * cites a clause by a title that begins with its id: "coup 4.6: after a failed challenge …".
 */
export function holdCitations(folder: string, placeholders: Placeholders = {}): void {
  describe("the scenarios are complete", () => {
    const clauses = clausesIn(readFileSync(`${folder}/clauses.txt`, "utf8"), placeholders);

    it("every clause of the rules is cited by a test, and every citation is of a clause", () => {
      expect(compareCitations(clauses, titlesIn(folder))).toEqual({ withoutTest: [], notInTheList: [] });
    });

    it("no clause is listed twice", () => {
      expect(clauses.filter((id, place) => clauses.indexOf(id) !== place)).toEqual([]);
    });
  });
}

/** The ids in a list, a line each; a remark begins with "#". A line with "{edition}" is one for each edition. */
export function clausesIn(text: string, placeholders: Placeholders): readonly string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.entries(placeholders).reduce(
    (ids, [name, words]) =>
      ids.flatMap((id) => (id.includes(`{${name}}`) ? words.map((word) => id.replace(`{${name}}`, word)) : [id])),
    lines,
  );
}

/** Which clauses no title cites, and which citations ("coup 4.6") are of none. */
export function compareCitations(clauses: readonly string[], titles: readonly string[]) {
  const cited = new Set(titles.map((title) => title.replace(/:.*/s, "")));
  const rulebooks = new Set(clauses.map((id) => id.replace(/ .*/s, "")));
  return {
    withoutTest: clauses.filter((id) => !cited.has(id)),
    notInTheList: [...cited].filter((id) => {
      const [rulebook = "", number = ""] = id.split(" ");
      return rulebooks.has(rulebook) && /^\d/.test(number) && !clauses.includes(id);
    }),
  };
}

/**
 * The titles of all tests in a folder as Vitest collects them. It runs the files but not their tests, in a process of its own:
 * so a title is what it is, however it is written, and it does not matter which files this run has selected.
 */
function titlesIn(folder: string): readonly string[] {
  const command = ["node_modules/vitest/vitest.mjs", "list", folder, "--staticParse=false", "--json"];
  const listed = spawnSync(process.execPath, command, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (listed.status !== 0) throw new Error(`the tests cannot be listed: ${listed.stderr}`);
  const tests = JSON.parse(listed.stdout) as readonly { readonly name: string }[];
  // The names of groups stand before a title.
  return tests.map(({ name }) => name.slice(name.lastIndexOf(" > ") + " > ".length));
}
