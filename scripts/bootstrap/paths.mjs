import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the checkout, or of the package. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

export const lockFile = join(root, "package-lock.json");
export const stampFile = join(root, "node_modules", ".darbar-stamp");

/** A package holds everything it needs but for Node, and no lock file. */
export const isPackage = !existsSync(lockFile);

/** What the checkout makes for itself and git ignores: the private Node, the lock, compiler output. A package makes it for its user. */
export const cache = isPackage ? usersCache(process.env) : join(root, ".cache");

/** @param {NodeJS.ProcessEnv} environment */
function usersCache({ LOCALAPPDATA, XDG_CACHE_HOME }) {
  const folder = process.platform === "win32" ? LOCALAPPDATA : XDG_CACHE_HOME;
  return join(folder || join(homedir(), ".cache"), "darbar");
}
