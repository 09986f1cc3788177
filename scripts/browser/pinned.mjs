import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stampOf } from "../bootstrap/install.mjs";
import { withLock } from "../bootstrap/lock.mjs";
import { cleanInstall } from "../bootstrap/npm.mjs";
import { cache } from "../bootstrap/paths.mjs";
import { say } from "../bootstrap/problem.mjs";
import { readIfThere } from "../bootstrap/read.mjs";

/**
 * @typedef {object} Pinned npm packages that only tests need, too heavy to be a dependency of the workspace
 * @property {URL} source the folder with their package.json and package-lock.json
 * @property {string} name of the folder in .cache
 * @property {string} what for sentences
 * @property {(folder: string) => Promise<void>} [finish] what is left to do once they are there
 */

/**
 * The folder in .cache with the packages that a committed lock file names, installed now if they are not there yet.
 * @param {Pinned} pinned
 * @returns {Promise<string>}
 */
export async function installPinned({ source, name, what, finish }) {
  const folder = join(cache, name);
  const lock = readFileSync(new URL("package-lock.json", source), "utf8");
  const stamp = stampOf(lock, process.versions.node, process.platform, process.arch);
  const isThere = () => readIfThere(join(folder, "stamp")) === stamp;
  if (isThere()) return folder;
  return withLock(join(cache, `${name}.lock`), async () => {
    // Another run may have done it while we waited for the lock.
    if (isThere()) return folder;
    say(`fetching ${what} for the tests`);
    // Made aside and moved into place, so that a half-made one is never taken for a whole one.
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    try {
      for (const file of ["package.json", "package-lock.json"])
        copyFileSync(new URL(file, source), join(unfinished, file));
      await cleanInstall(process.execPath, unfinished, what);
      await finish?.(unfinished);
      writeFileSync(join(unfinished, "stamp"), stamp);
      rmSync(folder, { recursive: true, force: true });
      renameSync(unfinished, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    return folder;
  });
}
