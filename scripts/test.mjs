// Everything that `npm test` checks: lint, types, tests. The last line says how many passed and how many failed.
// With arguments (`npm test -- worked-example`) only the tests they select.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { Interrupted } from "./bootstrap/problem.mjs";
import { readIfThere } from "./bootstrap/read.mjs";
import { leaveBy, runNode } from "./bootstrap/run.mjs";
import { countTests } from "./test-count.mjs";

const selection = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };
// The tools take npm's pipe for a terminal; in a file or a log colours are only noise.
const colours = process.stdout.isTTY || process.env.FORCE_COLOR;

try {
  await testEverything();
} catch (error) {
  if (error instanceof Interrupted) leaveBy(error.signal);
  throw error;
}

async function testEverything() {
  if (selection.length === 0) {
    await check("Lint", ["node_modules/@biomejs/biome/bin/biome", "ci", `--colors=${colours ? "force" : "off"}`, "."]);
    await check("Types", ["node_modules/typescript/bin/tsc", "-b"]);
  } else {
    process.stdout.write("Only the selected tests; lint and types are skipped.\n");
  }
  const tests = await runTests();
  tally.passed += tests.passed;
  tally.failed += tests.failed;
  if (tests.passed + tests.failed === 0) process.stdout.write("No test ran, and that counts as a failure.\n");
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
  process.exitCode = tally.failed > 0 || tests.passed === 0 ? 1 : 0;
}

/**
 * @param {string} title
 * @param {string[]} command
 */
async function check(title, command) {
  const code = await step(title, command);
  if (code === 0) tally.passed += 1;
  else tally.failed += 1;
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), "darbar-test-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await step("Tests", [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--configLoader=native",
      ...reporters,
      ...selection,
    ]);
    return countTests(readIfThere(report), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} title
 * @param {string[]} command
 */
async function step(title, [file = "", ...args]) {
  process.stdout.write(`\n== ${title}\n`);
  const options = { cwd: root, environment: colours ? process.env : { ...process.env, NO_COLOR: "1" } };
  const result = await runNode(process.execPath, [join(root, file), ...args], options);
  if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
  return result.code;
}
