// Everything that `npm test` checks: lint, types, tests, tests in a browser. The last line says how many passed and how
// many failed. With arguments (`npm test -- worked-example`) only the tests they select.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { Interrupted, Problem } from "./bootstrap/problem.mjs";
import { readIfThere } from "./bootstrap/read.mjs";
import { leaveBy, runNode } from "./bootstrap/run.mjs";
import { prepareBrowserTests } from "./browser/step.mjs";
import { countBrowserTests, countTests } from "./test-count.mjs";

/** @typedef {import("./test-count.mjs").Count} Count */

const selection = process.argv.slice(2);
// The tools take npm's pipe for a terminal; in a file or a log colours are only noise.
const colours = process.stdout.isTTY || process.env.FORCE_COLOR;
// Playwright forces colours upon its workers, and Node warns where that meets NO_COLOR.
const plainPlaywright = { NO_COLOR: undefined, FORCE_COLOR: "0" };

try {
  await testEverything();
} catch (error) {
  if (error instanceof Interrupted) leaveBy(error.signal);
  throw error;
}

async function testEverything() {
  const checks = selection.length === 0 ? await checkEverything() : nothing();
  const tests = sum(await withReport(runTests), await withReport(runBrowserTests));
  const all = sum(checks, tests);
  if (tests.passed + tests.failed === 0) process.stdout.write("No test ran, and that counts as a failure.\n");
  process.stdout.write(`${all.passed} passed, ${all.failed} failed\n`);
  process.exitCode = all.failed > 0 || tests.passed === 0 ? 1 : 0;
}

async function checkEverything() {
  const lint = ["node_modules/@biomejs/biome/bin/biome", "ci", `--colors=${colours ? "force" : "off"}`, "."];
  return sum(await check("Lint", lint), await check("Types", ["node_modules/typescript/bin/tsc", "-b"]));
}

function nothing() {
  process.stdout.write("Only the selected tests; lint and types are skipped.\n");
  return { passed: 0, failed: 0 };
}

/**
 * @param {string} title
 * @param {string[]} command
 * @returns {Promise<Count>}
 */
async function check(title, command) {
  announce(title);
  return (await runStep(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} report */
async function runTests(report) {
  announce("Tests");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", "--configLoader=native", ...reporters];
  // What is selected may be in the browser only.
  if (selection.length > 0) command.push("--passWithNoTests", ...selection);
  const code = await runStep(command);
  return countTests(readIfThere(report), code);
}

/** @param {string} report */
async function runBrowserTests(report) {
  let count = { passed: 0, failed: 0 };
  try {
    const tests = await prepareBrowserTests(selection, report);
    if (tests === null) return count;
    announce("Browser");
    for (const command of tests.commands) {
      rmSync(report, { force: true });
      const code = await runStep(command, { ...tests.environment, ...(colours ? {} : plainPlaywright) });
      count = sum(count, countBrowserTests(readIfThere(report), code));
    }
    return count;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    announce("Browser");
    process.stdout.write(`The browser tests cannot run, and that counts as a failure: ${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Lends a place for a report, which is removed afterwards.
 * @param {(report: string) => Promise<Count>} use
 */
async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), "darbar-test-"));
  try {
    return await use(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} title */
function announce(title) {
  process.stdout.write(`\n== ${title}\n`);
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} more variables of its environment
 */
async function runStep([file = "", ...args], more = {}) {
  const environment = { ...process.env, ...(colours ? {} : { NO_COLOR: "1" }), ...more };
  const result = await runNode(process.execPath, [join(root, file), ...args], { cwd: root, environment });
  if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
  return result.code;
}

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
function sum(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}
