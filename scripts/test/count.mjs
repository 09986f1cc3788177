/**
 * @typedef {object} Report the part of Vitest's JSON report that we read
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 *
 * @typedef {object} BrowserReport the part of Playwright's JSON report that we read
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} tests how many of these are tests; lint and types are none
 * @property {number} leftOut tests that could not be run here, which is said
 */

/** @type {Count} */
export const nothing = { passed: 0, failed: 0, tests: 0, leftOut: 0 };

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
export function sum(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    tests: one.tests + other.tests,
    leftOut: one.leftOut + other.leftOut,
  };
}

/**
 * How many tests passed and failed, and how many could not be run here. A file that could not be loaded is one failure, and so is a run that failed
 * without a failed test: a crash, an error outside any test, a report that is missing.
 * @param {string | null} report Vitest's JSON report
 * @param {number | null} exitCode Vitest's
 * @returns {Count}
 */
export function countTests(report, exitCode) {
  let passed = 0;
  let failed = 0;
  let leftOut = 0;
  const read = /** @type {Report | null} */ (readReport(report));
  for (const file of read?.testResults ?? []) {
    const statuses = file.assertionResults.map((test) => test.status);
    passed += statuses.filter((status) => status === "passed").length;
    leftOut += statuses.filter((status) => status === "skipped").length;
    const broken = statuses.filter((status) => status === "failed").length;
    failed += broken === 0 && file.status === "failed" ? 1 : broken;
  }
  return { ...orOneFailure({ passed, failed }, exitCode), leftOut };
}

/**
 * The same of the tests in the browser. One that passes only now and then has failed.
 * @param {string | null} report Playwright's JSON report
 * @param {number | null} exitCode Playwright's
 * @returns {Count}
 */
export function countBrowserTests(report, exitCode) {
  const read = /** @type {BrowserReport | null} */ (readReport(report));
  const { expected, unexpected, flaky } = read?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return orOneFailure({ passed: expected, failed: unexpected + flaky }, exitCode);
}

/**
 * @param {Pick<Count, "passed" | "failed">} count
 * @param {number | null} exitCode
 * @returns {Count}
 */
function orOneFailure({ passed, failed }, exitCode) {
  const isBroken = exitCode !== 0 && failed === 0;
  return { passed, failed: isBroken ? 1 : failed, tests: passed + failed, leftOut: 0 };
}

/**
 * @param {string | null} report
 * @returns {unknown}
 */
function readReport(report) {
  if (report === null) return null;
  try {
    return JSON.parse(report);
  } catch {
    // Cut short by a crash, which the exit code tells as well.
    return null;
  }
}
