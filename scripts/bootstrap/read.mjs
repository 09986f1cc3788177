import { readFileSync } from "node:fs";

/**
 * The text of a file; null if it cannot be read.
 * @param {string} file
 */
export function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
