import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the checkout. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the checkout makes for itself and git ignores: the private Node, the lock, compiler output. */
export const cache = join(root, ".cache");

export const lockFile = join(root, "package-lock.json");
export const stampFile = join(root, "node_modules", ".darbar-stamp");
