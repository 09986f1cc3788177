import { chromium } from "@playwright/test";
import { browserHome } from "./home.mjs";

const patience = 180_000;

/**
 * @typedef {object} Browser
 * @property {string} path its executable
 * @property {boolean} sandboxed whether it keeps pages in its sandbox here
 */

/**
 * Starts a browser once, as the tests will, to see whether it works on this machine: in its sandbox, or where there can
 * be none (as root, in many containers) without. Null if it does not work at all.
 * @param {string} path
 * @returns {Promise<Browser | null>}
 */
export async function tryBrowser(path) {
  if (!isRoot() && (await opensPage(path, true))) return { path, sandboxed: true };
  return (await opensPage(path, false)) ? { path, sandboxed: false } : null;
}

/** Whether we are the administrator, for whom Chromium has no sandbox. */
export function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * @param {string} path
 * @param {boolean} chromiumSandbox
 */
async function opensPage(path, chromiumSandbox) {
  try {
    const env = { ...process.env, ...browserHome };
    const browser = await chromium.launch({ executablePath: path, chromiumSandbox, env, timeout: patience });
    try {
      const page = await browser.newPage();
      await page.goto("data:text/html,<title>works</title>", { timeout: patience });
      return (await page.title()) === "works";
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
