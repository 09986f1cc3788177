import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { cleanInstall } from "./npm.mjs";
import { isPackage, lockFile, root, stampFile } from "./paths.mjs";
import { say } from "./problem.mjs";
import { readIfThere } from "./read.mjs";

/**
 * What node_modules was made from. Of Node only the major version counts: the packages do not differ within one,
 * and a private Node beside an installed one must not cause an install at every change between them.
 * @param {string} lock the text of the lock file
 * @param {string} nodeVersion
 * @param {string} platform
 * @param {string} architecture
 */
export function stampOf(lock, nodeVersion, platform, architecture) {
  const [major] = nodeVersion.split(".");
  // A checkout on Windows may have other line ends.
  const hash = createHash("sha256").update(lock.replaceAll("\r\n", "\n")).digest("hex");
  return `${hash} node${major} ${platform}-${architecture}\n`;
}

/**
 * Whether node_modules is what the lock file says. A package needs none.
 * @param {string} nodeVersion
 */
export function isInstalled(nodeVersion) {
  return isPackage || readIfThere(stampFile) === currentStamp(nodeVersion);
}

/**
 * Makes node_modules anew from the lock file.
 * @param {string} node
 * @param {string} nodeVersion
 */
export async function install(node, nodeVersion) {
  const stamp = currentStamp(nodeVersion);
  say("installing the dependencies into node_modules");
  await cleanInstall(node, root, "the dependencies");
  writeFileSync(stampFile, stamp);
}

/** @param {string} nodeVersion */
function currentStamp(nodeVersion) {
  return stampOf(readFileSync(lockFile, "utf8"), nodeVersion, process.platform, process.arch);
}
