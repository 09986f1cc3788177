import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"((?:\.{1,2}\/|@darbar\/)[^"]+)"/g;
const SOURCE = /\.(?:ts|tsx|mjs|json)$/;
const TEST = /\.test\.tsx?$/;

/**
 * The tests that import one of these files, or a file that imports one, and so on; those of a test itself included.
 * @param {string} root
 * @param {readonly string[]} changed files, as paths from the root with slashes
 * @returns {string[]} paths from the root
 */
export function testsReachedBy(root, changed) {
  const files = ["packages", "scripts"].flatMap((folder) => filesIn(root, folder));
  /** Who imports a file. @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))) {
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const imported = name.startsWith(".") ? posix.join(posix.dirname(file), name) : ownPackage(root, name);
      if (imported !== null) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => TEST.test(file) && files.includes(file)).sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
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
    const target = exports[`.${rest}`];
    return typeof target === "string" ? posix.join(dirname(manifest), target) : null;
  } catch {
    return null;
  }
}
