import { join } from "node:path";
import { cache } from "../bootstrap/paths.mjs";

/** Where a browser that we start keeps crash reports and font caches, so that it leaves nothing in anybody's home. */
export const browserHome = {
  XDG_CONFIG_HOME: join(cache, "playwright", "config"),
  XDG_CACHE_HOME: join(cache, "playwright", "cache"),
};
