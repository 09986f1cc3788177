import { existsSync } from "node:fs";
import { Interrupted, say } from "../bootstrap/problem.mjs";
import { run } from "../bootstrap/run.mjs";
import { isRoot } from "./trial.mjs";

/** Where Debian's package puts its browser. */
export const debianChromium = "/usr/bin/chromium";

/** Whether we may install packages of the system here. */
export function canUseDebian() {
  return isRoot() && existsSync("/usr/bin/apt-get");
}

/**
 * Installs packages of Debian; says whether they are there now.
 * @param {string[]} packages
 */
export async function installFromDebian(packages) {
  say(`installing Debian's ${packages.length === 1 ? "package" : "packages"} ${packages.join(", ")}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const result = await run("apt-get", args, { environment, capture: true }).catch(() => null);
    if (result === null) return false;
    if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
    if (result.code !== 0) return false;
  }
  return true;
}
