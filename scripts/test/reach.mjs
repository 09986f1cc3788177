import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileBehind, importsIn, sourcesIn } from "./imports.mjs";

const TEST = /\.test\.tsx?$/;

/** It reads all packages, so that whatever is changed there reaches it. */
export const TEST_OF_IMPORTS = "scripts/test/imports.test.ts";

/**
 * The tests that import one of these files, or a file that imports one, and so on; those of a test itself included.
 * @param {string} root
 * @param {readonly string[]} changed files, as paths from the root with slashes
 * @returns {string[]} paths from the root
 */
export function testsReachedBy(root, changed) {
  const files = ["packages", "scripts"].flatMap((folder) => sourcesIn(root, folder));
  /** Who imports a file. @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))) {
    for (const { name } of importsIn(readFileSync(join(root, file), "utf8"))) {
      const imported = name.startsWith(".") ? posix.join(posix.dirname(file), name) : ownPackage(root, name);
      if (imported !== null) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set(changed);
  if (changed.some((file) => file.startsWith("packages/"))) reached.add(TEST_OF_IMPORTS);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => TEST.test(file) && files.includes(file)).sort();
}

/**
 * The file behind "@darbar/coup" or "@darbar/kernel/laws".
 * @param {string} root
 * @param {string} name
 */
function ownPackage(root, name) {
  const [, folder = "", rest = ""] = /^@darbar\/([^/]+)(.*)$/.exec(name) ?? [];
  try {
    const manifest = `packages/${folder}/package.json`;
    const { exports } = JSON.parse(readFileSync(join(root, manifest), "utf8"));
    const target = fileBehind(exports, `.${rest}`);
    return target === null ? null : posix.join(dirname(manifest), target);
  } catch {
    return null;
  }
}
