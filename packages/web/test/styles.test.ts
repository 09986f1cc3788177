import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));

const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));

/** The classes that a style sheet begins a rule with. */
function classesIn(sheet: string): readonly string[] {
  return [...new Set(readFileSync(join(source, sheet), "utf8").match(/^\.[a-z-]+/gm) ?? [])];
}

it("styles no class in two folders: all sheets of the page meet in one document", () => {
  const seen = new Map<string, string>();
  const twice = new Set<string>();
  for (const sheet of sheets) {
    const folder = dirname(sheet);
    for (const name of classesIn(sheet)) {
      const other = seen.get(name) ?? folder;
      if (other !== folder) twice.add(`${name} in ${other} and ${folder}`);
      seen.set(name, folder);
    }
  }
  expect([...twice]).toEqual([]);
});

it("writes no left or right but in the arch of seats: everything else follows the language", () => {
  const physical = sheets.flatMap((file) =>
    readFileSync(join(source, file), "utf8")
      .split("\n")
      .filter((line) => /(^|[\s-])(left|right)\s*:|text-align:\s*(left|right)|float:/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(physical.filter((line) => !/^(board\/arch|motion\/motion)\.css/.test(line))).toEqual([]);
});
