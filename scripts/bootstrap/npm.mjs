import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { withNode, withoutOuterNpm } from "./environment.mjs";
import { Interrupted, Problem } from "./problem.mjs";
import { runNode } from "./run.mjs";

/**
 * The file npm-cli.js: the npm that started us, else the one beside this Node, else one on the PATH.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} node
 */
function findNpm(environment, node) {
  return npmCandidates(environment, node).find((file) => existsSync(file)) ?? null;
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} node
 */
function npmCandidates(environment, node) {
  const candidates = [];
  // Under npx this names npx-cli.js, and under another package manager something else altogether.
  const outer = environment.npm_execpath ?? "";
  if (["npm-cli.js", "npx-cli.js"].includes(basename(outer))) candidates.push(join(dirname(outer), "npm-cli.js"));
  for (const folder of [dirname(node), ...(environment.PATH ?? environment.Path ?? "").split(delimiter)]) {
    if (folder === "") continue;
    candidates.push(join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"));
    candidates.push(join(folder, "node_modules", "npm", "bin", "npm-cli.js"));
    const command = join(folder, "npm");
    if (existsSync(command) && basename(realpathSync(command)) === "npm-cli.js") candidates.push(realpathSync(command));
  }
  return candidates;
}

/**
 * Installs what the lock file of a folder says, and nothing else.
 * @param {string} node the Node that runs npm; npm leaves out optional packages that this Node is too old for
 * @param {string} folder
 * @param {string} what for the sentence that says what failed
 */
export async function cleanInstall(node, folder, what) {
  const npm = findNpm(process.env, process.execPath);
  if (npm === null) throw new Problem(`npm was not found, so ${what} cannot be installed: install Node 24 with npm.`);
  const flags = [
    "--include=dev",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--no-progress",
    "--no-update-notifier",
  ];
  // npm's own patience is two minutes, too long for somebody who is merely offline.
  const patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--loglevel=error"];
  const result = await runNode(node, [npm, "ci", ...flags, ...patience], {
    cwd: folder,
    environment: withNode(withoutOuterNpm(process.env), node),
    capture: true,
  });
  if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
  if (result.code !== 0) throw new Problem(installFailure(what, result.output));
}

/**
 * One sentence about a failed install, with npm's own reason in it.
 * @param {string} what
 * @param {string} output
 */
export function installFailure(what, output) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? "";
  if (/^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|FETCH_ERROR)$/.test(code)) {
    return `${what} could not be fetched because npm cannot reach its registry (${code}): connect to the network and try again.`;
  }
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const told = lines.map((line) => /^npm (?:error|ERR!) (?!code |errno |syscall )(.+)/.exec(line)?.[1]);
  const reason = told.find((line) => line !== undefined) ?? lines[0] ?? "npm gave no reason";
  return `${what} could not be installed (${reason.trim().replace(/\.$/, "")}): put that right and try again.`;
}
