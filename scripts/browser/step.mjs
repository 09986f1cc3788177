import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cache, root } from "../bootstrap/paths.mjs";
import { findBrowser } from "./find.mjs";
import { browserHome } from "./home.mjs";
import { browserSelection } from "./selection.mjs";

const folder = "packages/web/test/browser";
const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config=packages/web/playwright.config.ts"];

/**
 * @typedef {object} BrowserTests
 * @property {string[][]} commands one after the other
 * @property {Record<string, string>} environment
 */

/**
 * How to run the browser tests that are selected; null if none is. Throws a Problem if no browser can be had.
 * @param {string[]} selection
 * @param {string} report the file for Playwright's JSON report
 * @returns {Promise<BrowserTests | null>}
 */
export async function prepareBrowserTests(selection, report) {
  const specs = readdirSync(join(root, folder)).filter((name) => name.endsWith(".spec.ts"));
  const paths = specs.map((name) => `${folder}/${name}`);
  const chosen = browserSelection(selection, paths);
  if (chosen === null) return null;
  const browser = await findBrowser();
  // Times are measured while nothing else runs.
  const runs = [["--project=screens"], ["--project=speed", "--workers=1"]];
  return {
    commands: runs.map((flags) => [...playwright, ...flags, "--pass-with-no-tests", ...chosen]),
    environment: {
      ...browserHome,
      CHROME_PATH: browser.path,
      CHROME_SANDBOX: browser.sandboxed ? "on" : "off",
      BROWSER_REPORT: report,
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cache, "playwright", "transformed"),
    },
  };
}
