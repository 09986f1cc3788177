import { existsSync } from "node:fs";
import { Interrupted, say } from "../bootstrap/problem.mjs";
import { run } from "../bootstrap/run.mjs";

/** Where Debian's package puts its browser. */
export const debianChromium = "/usr/bin/chromium";

/** Installs Debian's own Chromium; says whether it is there now. */
export async function installFromDebian() {
  say("installing Debian's package chromium");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const result = await run("apt-get", args, { environment, capture: true }).catch(() => null);
    if (result === null) return false;
    if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
    if (result.code !== 0) return false;
  }
  return existsSync(debianChromium);
}
