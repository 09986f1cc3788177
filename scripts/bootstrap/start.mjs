import { join } from "node:path";
import { callersFolder, withNode } from "./environment.mjs";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { findNode, installNode, privateNode } from "./node.mjs";
import { cache } from "./paths.mjs";
import { Interrupted, Problem, say } from "./problem.mjs";
import { leaveAs, leaveBy, runNode } from "./run.mjs";

/**
 * Runs a file under Node 24 with the dependencies installed, in the caller's folder and terminal, and ends as it ends.
 * @param {string} file
 * @param {string[]} args
 */
export async function start(file, args) {
  try {
    const began = performance.now();
    const node = ready() ?? (await withLock(join(cache, "bootstrap.lock"), prepare));
    // `npm test` says where its time went, and this is a part of it.
    const took = String(Math.round(performance.now() - began));
    const environment = { ...withNode(process.env, node), BOOTSTRAP_MILLISECONDS: took };
    leaveAs(await runNode(node, [file, ...args], { cwd: callersFolder(process.env, process.cwd()), environment }));
  } catch (error) {
    if (error instanceof Interrupted) leaveBy(error.signal);
    say(error instanceof Problem ? error.message : `cannot start: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** The Node to run with if there is nothing to prepare, else null. */
function ready() {
  const node = findNode();
  return node !== null && isInstalled(versionOf(node)) ? node : null;
}

async function prepare() {
  const node = findNode() ?? (await installNode());
  const version = versionOf(node);
  // Another start may have done it while we waited for the lock.
  if (!isInstalled(version)) await install(node, version);
  return node;
}

/** @param {string} node one that findNode found */
function versionOf(node) {
  return node === process.execPath ? process.versions.node : privateNode;
}
