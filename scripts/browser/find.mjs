import { existsSync } from "node:fs";
import { Problem, say } from "../bootstrap/problem.mjs";
import { usualBrowsers } from "./candidates.mjs";
import { installChromium, npmHasChromium } from "./chromium.mjs";
import { canUseDebian, debianChromium, installFromDebian } from "./debian.mjs";
import { tryBrowser } from "./trial.mjs";

/** @typedef {import("./trial.mjs").Browser} Browser */

/**
 * @typedef {object} Ways the ways to a browser; a test takes some away
 * @property {NodeJS.ProcessEnv} environment
 * @property {string[]} usual executables that may be there already
 * @property {() => Promise<string[]>} fromNpm commands that start one from npm, none if npm has none for this machine
 * @property {() => Promise<string[]>} fromDebian
 * @property {(path: string) => Promise<Browser | null>} attempt
 */

/** @type {Ways} */
const allWays = {
  environment: process.env,
  usual: usualBrowsers(process.platform, process.env),
  fromNpm: async () => (npmHasChromium() ? installChromium() : []),
  fromDebian: async () => (canUseDebian() && (await installFromDebian(["chromium"])) ? [debianChromium] : []),
  attempt: tryBrowser,
};

/**
 * A browser that works on this machine: the one that CHROME_PATH names, else one that is there, else one from npm,
 * else (as root, on Debian) one from the system's packages.
 * @param {Partial<Ways>} ways
 * @returns {Promise<Browser>}
 */
export async function findBrowser(ways = {}) {
  const { environment, usual, fromNpm, fromDebian, attempt } = { ...allWays, ...ways };
  const named = environment.CHROME_PATH;
  if (named) return namedBrowser(named, attempt);
  const there = await firstThatWorks(usual.filter(existsSync), attempt);
  if (there !== null) return there;
  for (const way of [fromNpm, fromDebian]) {
    const browser = await firstThatWorks(await way().catch(tellWhy), attempt);
    if (browser !== null) return browser;
  }
  throw new Problem(
    "no browser was found that works here and none could be installed: install Chromium or Chrome, or set CHROME_PATH to the path of one.",
  );
}

/**
 * @param {string} path
 * @param {Ways["attempt"]} attempt
 */
async function namedBrowser(path, attempt) {
  if (!existsSync(path)) throw new Problem(`CHROME_PATH is ${path}, but there is no such file: correct or unset it.`);
  const browser = await attempt(path);
  if (browser === null) throw new Problem(`CHROME_PATH is ${path}, which does not open a page here: name another.`);
  return browser;
}

/**
 * @param {string[]} paths
 * @param {Ways["attempt"]} attempt
 */
async function firstThatWorks(paths, attempt) {
  for (const path of paths) {
    const browser = await attempt(path);
    if (browser !== null) return browser;
  }
  return null;
}

/**
 * One way is closed; the next may be open.
 * @param {unknown} error
 * @returns {string[]}
 */
function tellWhy(error) {
  if (!(error instanceof Problem)) throw error;
  say(error.message);
  return [];
}
