// Measures a page with Lighthouse, as on a phone, and prints {"scores": {CATEGORY: 0-100}, "faults": [LINE], "power":
// NUMBER}; the power of this machine just then is what Lighthouse takes for 1500 or more on an idle desktop:
//   CHROME_PATH=BROWSER node scripts/browser/lighthouse/measure.mjs URL [NAME=VALUE of a cookie]

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Problem, say } from "../../bootstrap/problem.mjs";
import { installPinned } from "../pinned.mjs";

/**
 * @typedef {object} Audit
 * @property {string} id
 * @property {string} title
 * @property {number | null} score
 * @property {string} [displayValue]
 * @property {{ items?: object[] }} [details]
 *
 * @typedef {object} Category
 * @property {string} id
 * @property {number | null} score
 * @property {{ id: string, weight: number }[]} auditRefs
 *
 * @typedef {object} LighthouseResult
 * @property {Record<string, Category>} categories
 * @property {Record<string, Audit>} audits
 * @property {{ benchmarkIndex: number }} environment
 * @property {{ message: string }} [runtimeError]
 *
 * @typedef {object} PuppeteerBrowser
 * @property {() => Promise<object>} newPage
 * @property {(cookie: object) => Promise<void>} setCookie
 * @property {() => Promise<void>} close
 */

const categories = ["performance", "accessibility", "best-practices", "seo"];

try {
  const [url = "", cookie = ""] = process.argv.slice(2);
  const source = new URL("./", import.meta.url);
  const folder = await installPinned({ source, name: "lighthouse", what: "Lighthouse" });
  process.stdout.write(`${JSON.stringify(summary(await measure(folder, url, cookie)))}\n`);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  say(error.message);
  process.exitCode = 1;
}

/**
 * @param {string} folder with Lighthouse in it
 * @param {string} url
 * @param {string} cookie
 */
async function measure(folder, url, cookie) {
  /** @type {{ default: (url: string, flags: object, config: undefined, page: object) => Promise<{ lhr: LighthouseResult }> }} */
  const { default: lighthouse } = await bring(folder, "lighthouse/core/index.js");
  /** @type {{ launch: (options: object) => Promise<PuppeteerBrowser> }} */
  const puppeteer = await bring(folder, "puppeteer-core/lib/puppeteer/puppeteer-core.js");
  const args = process.env.CHROME_SANDBOX === "on" ? [] : ["--no-sandbox"];
  // By a pipe: the browser ends with us, however we end.
  const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args, pipe: true });
  try {
    if (cookie !== "") {
      const [name, value] = cookie.split(/=(.*)/);
      await browser.setCookie({ name, value, domain: new URL(url).hostname, path: "/", httpOnly: true });
    }
    const flags = { logLevel: "silent", onlyCategories: categories };
    const { lhr } = await lighthouse(url, flags, undefined, await browser.newPage());
    if (lhr.runtimeError) throw new Problem(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

/**
 * The scores, and what kept them from being full.
 * @param {LighthouseResult} result
 */
function summary({ categories, audits, environment }) {
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  const faults = Object.values(categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category.id}: ${sayAudit(audits[id])}`),
  );
  return { scores: Object.fromEntries(scores), faults, power: environment.benchmarkIndex };
}

/** @param {Audit | undefined} audit */
function sayAudit(audit) {
  const found = (audit?.details?.items ?? []).map((item) => JSON.stringify(item).slice(0, 300));
  return [`${audit?.title} (${audit?.id}) ${audit?.displayValue ?? ""}`.trim(), ...found].join("\n  ");
}

/**
 * @param {string} folder
 * @param {string} module
 */
function bring(folder, module) {
  return import(pathToFileURL(join(folder, "node_modules", module)).href);
}
