import { readdirSync } from "node:fs";
import { join } from "node:path";
import { preparePages } from "@darbar/web/pages";
import { cache, root } from "../bootstrap/paths.mjs";
import { Problem } from "../bootstrap/problem.mjs";
import { findBrowser } from "../browser/find.mjs";
import { browserHome } from "../browser/home.mjs";
import { browserSelection } from "../browser/selection.mjs";
import { colours, runCommand } from "./command.mjs";
import { countBrowserTests, nothing } from "./count.mjs";
import { withReport } from "./report.mjs";

/** @typedef {import("../test.mjs").TestStep} TestStep */
/** @typedef {import("../browser/trial.mjs").Browser} Browser */

const folder = "packages/web/test/browser";
const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config=packages/web/playwright.config.ts"];
// Playwright forces colours upon its workers, and Node warns where that meets NO_COLOR.
const plainPlaywright = colours ? {} : { NO_COLOR: undefined, FORCE_COLOR: "0" };

/**
 * The steps of the tests in a browser: what must be there first, the tests, and what must run alone.
 * @param {readonly string[]} selection
 * @param {boolean} isAll
 * @returns {{ preparations: TestStep[], tests: TestStep[], alone: TestStep[][] }} nothing if no test is selected
 */
export function browserRounds(selection, isAll) {
  const kinds = process.env.FIGURES === "only" ? [".spec.ts", ".figures.ts"] : [".spec.ts"];
  const specs = readdirSync(join(root, folder)).filter((name) => kinds.some((kind) => name.endsWith(kind)));
  const chosen = browserSelection(
    selection,
    specs.map((name) => `${folder}/${name}`),
  );
  if (chosen === null) return { preparations: [], tests: [], alone: [] };
  /** @type {Browser | Problem | null} */
  let browser = null;
  const find = async () => {
    browser = await findBrowser().catch((error) => {
      if (error instanceof Problem) return error;
      throw error;
    });
    return nothing;
  };
  /** @param {(text: string) => void} print */
  const build = async (print) => {
    await preparePages((text) => print(`Darbar: ${text}\n`));
    return nothing;
  };
  /**
   * @param {string} title
   * @param {readonly string[]} flags
   * @returns {TestStep}
   */
  const step = (title, flags) => ({ title, run: (print) => play(browser, [...flags, ...chosen], print) });
  return {
    preparations: [
      { title: "Finding a browser", run: find },
      { title: "Building the pages", run: build },
    ],
    tests: [step("Browser", ["--project=screens"])],
    // Times are measured while nothing else runs.
    alone: isAll ? [[step("Speed", ["--project=speed", "--workers=1"])]] : [],
  };
}

/**
 * @param {Browser | Problem | null} browser
 * @param {readonly string[]} args
 * @param {(text: string) => void} print
 */
async function play(browser, args, print) {
  if (browser === null || browser instanceof Problem) {
    print(`The browser tests cannot run, and that counts as a failure: ${browser?.message}\n`);
    return { ...nothing, failed: 1 };
  }
  return withReport(async (report, read) => {
    const environment = {
      ...browserHome,
      ...plainPlaywright,
      CHROME_PATH: browser.path,
      CHROME_SANDBOX: browser.sandboxed ? "on" : "off",
      BROWSER_REPORT: report,
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(cache, "playwright", "transformed"),
    };
    const code = await runCommand([...playwright, "--pass-with-no-tests", ...args], print, environment);
    return countBrowserTests(read(), code);
  });
}
