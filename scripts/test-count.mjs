/**
 * @typedef {object} Report the part of Vitest's JSON report that we read
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 */

/**
 * How many tests passed and failed. A file that could not be loaded is one failure, and so is a run that failed
 * without a failed test: a crash, an error outside any test, a report that is missing.
 * @param {string | null} report Vitest's JSON report
 * @param {number | null} exitCode Vitest's
 */
export function countTests(report, exitCode) {
  let passed = 0;
  let failed = 0;
  for (const file of filesOf(report)) {
    const statuses = file.assertionResults.map((test) => test.status);
    passed += statuses.filter((status) => status === "passed").length;
    const broken = statuses.filter((status) => status === "failed").length;
    failed += broken === 0 && file.status === "failed" ? 1 : broken;
  }
  if (exitCode !== 0 && failed === 0) failed = 1;
  return { passed, failed };
}

/** @param {string | null} report */
function filesOf(report) {
  if (report === null) return [];
  try {
    const parsed = /** @type {Report} */ (JSON.parse(report));
    return parsed.testResults;
  } catch {
    // Cut short by a crash, which the exit code tells as well.
    return [];
  }
}
