import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap/paths.mjs";
import { importFaults, type Manifest, type Repository } from "./import-faults.ts";
import { sourcesIn } from "./imports.mjs";

/*
 * What packages may import of each other is said once, in the table of docs/architecture.md. That no files import each other in a
 * circle is lint's to say (`noImportCycles`); without circles every file can be imported first.
 */

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`));

/** The packages of the games there are: those that are listed. */
const GAMES = Object.keys(manifestOf("packages/games").dependencies ?? {})
  .map((name) => name.replace("@darbar/", ""))
  .filter((name) => name !== "kernel");

/** The table of packages, the lowest first: "`web` | … | kernel, games, protocol (types) |". */
function packageTable(text: string): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  const [rows = ""] = /^\| package \|(.|\n)*?\n\n/m.exec(text) ?? [];
  for (const [, names = "", may = ""] of rows.matchAll(/^\| (`.*?) \|.*\| ([^|]*) \|$/gm)) {
    const named = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const folders = named.includes("coup") ? GAMES : named;
    const games = table.has("games") ? [...GAMES, "games"] : GAMES;
    const said: Readonly<Record<string, readonly string[]>> = { nothing: [], games, "all above": [...table.keys()] };
    const words = may.replace(/ \(.*?\)/g, "").split(", ");
    for (const folder of folders)
      table.set(
        folder,
        words.flatMap((word) => said[word] ?? [word]),
      );
  }
  return table;
}

const sources = sourcesIn(root, "packages").filter((path) => !path.endsWith(".json"));
const folders = [...new Set(sources.map((path) => path.split("/")[1]))];
const repository: Repository = {
  files: Object.fromEntries(sources.map((path) => [path, read(path)])),
  manifests: Object.fromEntries(folders.map((folder) => [folder, manifestOf(`packages/${folder}`)])),
  forAllTests: Object.keys(manifestOf(".").devDependencies ?? {}),
  mayImport: packageTable(read("docs/architecture.md")),
};

test("packages import what they declare and what others offer, and only downwards", () => {
  expect(importFaults(repository)).toEqual([]);
  expect([...repository.mayImport.keys()].toSorted()).toEqual(folders.toSorted());
});

/** What is found when a file like this is added. */
function planted(path: string, text: string): readonly string[] {
  return importFaults({ ...repository, files: { [path]: text } });
}

test.each([
  ["packages/kernel/src/planted.ts", `import { coup } from "@darbar/coup";`, "is not a declared dependency"],
  ["packages/kernel/test/planted.test.ts", `import { coup } from "@darbar/coup";`, "is not a declared dependency"],
  ["packages/coup/src/planted.ts", `export * from "zod";`, "is not a declared dependency"],
  ["packages/coup/src/planted.ts", `const later = await import("fast-check");`, "is for tests only"],
  ["packages/bots/src/planted.ts", `import { team } from "@darbar/cops/src/team.ts";`, "is not among the exports"],
  ["packages/server/src/planted.ts", `import { main } from "@darbar/darbar";`, "is not among the exports"],
  [
    "packages/bots/src/planted.ts",
    `import {\n  team,\n} from "../../cops/src/team.ts";`,
    "is a file of another package",
  ],
  ["packages/web/src/planted.tsx", `import { schema } from "@darbar/protocol";`, "brings zod into the page"],
])("in %s, %s is found", (path, text, fault) => {
  expect(planted(path, text)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ["packages/coup/src/planted.test.ts", `import { it } from "vitest";`],
  ["packages/bots/src/planted.ts", `import { cops } from "@darbar/cops";\nimport { one } from "./other.ts";`],
  ["packages/web/src/planted.ts", `import type { ServerMessage } from "@darbar/protocol";`],
  ["packages/server/src/planted.ts", `import { readFileSync } from "node:fs";`],
])("in %s, %s is right", (path, text) => {
  expect(planted(path, text)).toEqual([]);
});

test("a dependency that points up, and a package without a row in the table, are found", () => {
  const { kernel } = repository.manifests;
  const manifests = { ...repository.manifests, kernel: { ...kernel, dependencies: { "@darbar/coup": "0.1.0" } } };
  expect(importFaults({ ...repository, manifests, files: {} })).toEqual([expect.stringContaining("kernel: may not")]);
  const more = { ...repository.manifests, poker: { name: "@darbar/poker" } };
  expect(importFaults({ ...repository, manifests: more, files: {} })).toEqual([expect.stringContaining("no row")]);
});
