// Everything that `npm test` checks: lint, types, what nothing uses, tests, tests in a browser; with TESTS=all (`npm run test:all`) at full
// size, and what takes longer. The last line says how many passed and how many failed. With arguments (`npm test --
// worked-example`) only the tests they select.

import { Interrupted } from "./bootstrap/problem.mjs";
import { leaveBy } from "./bootstrap/run.mjs";
import { areEnginesSelected, runEngineTests } from "./browser/engines/run.mjs";
import { browserRounds } from "./test/browser-steps.mjs";
import { checks } from "./test/checks.mjs";
import { nothing, sum } from "./test/count.mjs";
import { sideBySide } from "./test/side-by-side.mjs";
import { timetable } from "./test/timetable.mjs";
import { unitStep } from "./test/unit-step.mjs";

/** @typedef {import("./test/count.mjs").Count} Count */
/** @typedef {import("./test/side-by-side.mjs").Step<Count>} TestStep */

const selection = process.argv.slice(2);
const isAll = process.env.TESTS === "all";
const installing = Number(process.env.BOOTSTRAP_MILLISECONDS ?? 0);

try {
  await testEverything();
} catch (error) {
  if (error instanceof Interrupted) leaveBy(error.signal);
  throw error;
}

async function testEverything() {
  const began = performance.now();
  const browser = browserRounds(selection, isAll);
  /** Round after round; the steps of one run side by side. @type {TestStep[][]} */
  const rounds = [
    [...(selection.length === 0 ? checks : []), ...browser.preparations],
    // One after the other: side by side each takes so much of the other's caches that both together take longer.
    isForBrowsers(selection) ? [] : [unitStep(selection)],
    browser.tests,
    ...browser.alone,
    ...(isAll && areEnginesSelected(selection) ? [[{ title: "Other browsers", run: runEngineTests }]] : []),
  ];
  if (selection.length > 0) write("Only the selected tests; lint and types are skipped.\n");
  const done = [[{ title: "Installing", milliseconds: installing }]];
  let all = nothing;
  for (const steps of rounds.filter(({ length }) => length > 0)) {
    const results = await sideBySide(steps, write);
    done.push(results);
    all = results.map(({ result }) => result).reduce(sum, all);
  }
  write(`\n${timetable(done, installing + performance.now() - began)}`);
  if (all.tests === 0) write("No test ran, and that counts as a failure.\n");
  const skipped = all.leftOut > 0 ? `, ${all.leftOut} skipped` : "";
  write(`${all.passed} passed, ${all.failed} failed${skipped}\n`);
  process.exitCode = all.failed > 0 || all.tests === 0 ? 1 : 0;
}

/**
 * Whether these parts of paths select tests in a browser only, perhaps by their lines, which Vitest would not know.
 * @param {readonly string[]} parts
 */
function isForBrowsers(parts) {
  return parts.length > 0 && parts.every((part) => /\.spec\.ts(?::\d+)?$/.test(part));
}

/** @param {string} text */
function write(text) {
  process.stdout.write(text);
}
