import { readdirSync } from "node:fs";
import { join } from "node:path";

const IMPORT = /\b(?:import|export)\s+(type\s)?(?:[\w*{][^"';]*?\bfrom\s*)?"([^"\\]+)"|\bimport\(\s*"([^"\\]+)"/g;

/**
 * What a source file imports, by the names it uses, and whether only for their types.
 * @param {string} text
 * @returns {{ readonly name: string; readonly isType: boolean }[]}
 */
export function importsIn(text) {
  return [...text.matchAll(IMPORT)].map(([, type, name, later]) => ({
    name: name ?? later ?? "",
    isType: type !== undefined,
  }));
}

/**
 * The source files in a folder, as paths from the root with slashes.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : sourcesIn(root, path);
    return /\.(?:ts|tsx|mjs|json)$/.test(entry.name) ? [path] : [];
  });
}

/**
 * The file that a package offers under a name: "." or "./laws". `null` if it offers none.
 * @param {Readonly<Record<string, string>> | undefined} exports as in its manifest
 * @param {string} name
 * @returns {string | null}
 */
export function fileBehind(exports = {}, name) {
  const patterns = Object.keys(exports).sort((one, other) => other.length - one.length);
  for (const pattern of patterns) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined ? name !== pattern : !name.startsWith(before) || !name.endsWith(after)) continue;
    return exports[pattern]?.replace("*", name.slice(before.length, name.length - (after ?? "").length)) ?? null;
  }
  return null;
}
