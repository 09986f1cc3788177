import { mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/**
 * Makes the folder that keeps everything, if it is not there, and has its name last: SQLite sees to the names in it, but
 * a power cut would take the folder itself from the one that it is in. Throws as `mkdir` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const first = made ?? resolve(folder);
  // Also where it was there: who made it may have been killed before this.
  for (let path = resolve(folder); path.length >= first.length; path = dirname(path)) {
    await syncNames(dirname(path));
    if (path === dirname(path)) return;
  }
}

async function syncNames(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Somebody else's folder, which we may not read, or a file system that syncs none: then its owner has seen to it.
  }
}
