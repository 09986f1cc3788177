import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** The classes that a folder's own style sheets begin a rule with. */
function classesOf(folder: string): readonly string[] {
  const sheets = readdirSync(join(source, folder)).filter((file) => file.endsWith(".css"));
  const text = sheets.map((file) => readFileSync(join(source, folder, file), "utf8")).join("\n");
  return [...new Set(text.match(/^\.[a-z-]+/gm) ?? [])];
}

it("styles no class in two folders: all sheets of the page meet in one document", () => {
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const folder of folders) {
    for (const name of classesOf(folder)) {
      const other = seen.get(name);
      if (other !== undefined) twice.push(`${name} in ${other} and ${folder}`);
      seen.set(name, folder);
    }
  }
  expect(twice).toEqual([]);
});

it("writes no left or right but in the ring of seats: everything else follows the language", () => {
  const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const physical = sheets.flatMap((file) =>
    readFileSync(join(source, file), "utf8")
      .split("\n")
      .filter((line) => /(^|[\s-])(left|right)\s*:|text-align:\s*(left|right)|float:/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(physical.filter((line) => !/^(coup\/(table|seat|oval)|motion\/motion)\.css/.test(line))).toEqual([]);
});
