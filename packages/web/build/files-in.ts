import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";

/** Every file in a folder and the folders in it, always in the same order; a file is itself. */
export async function filesIn(path: string): Promise<readonly string[]> {
  if (extname(path) !== "") return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
