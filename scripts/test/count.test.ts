import { expect, test } from "vitest";
import { countBrowserTests, countTests } from "./count.mjs";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const report = (...testResults: ReturnType<typeof file>[]) => JSON.stringify({ testResults });

test("tests are counted over all files, and skipped ones are left out, not passed", () => {
  const text = report(file("failed", "passed", "failed"), file("passed", "passed", "skipped"));
  expect(countTests(text, 1)).toMatchObject({ passed: 2, failed: 1, leftOut: 1 });
});

test("a file that could not be loaded is a failure", () => {
  expect(countTests(report(file("passed", "passed"), file("failed")), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test("an error outside any test is a failure", () => {
  expect(countTests(report(file("passed", "passed")), 1)).toMatchObject({ passed: 1, failed: 1 });
});

test("a run without a readable report is a failure", () => {
  expect(countTests(null, null)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests("{", 139)).toMatchObject({ passed: 0, failed: 1 });
});

const browserReport = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } });

test("browser tests are counted, and one that passes only now and then has failed", () => {
  expect(countBrowserTests(browserReport(5, 0), 0)).toMatchObject({ passed: 5, failed: 0 });
  expect(countBrowserTests(browserReport(5, 2, 1), 1)).toMatchObject({ passed: 5, failed: 3 });
});

test("a browser run that fails without a failed test, or without a readable report, is a failure", () => {
  expect(countBrowserTests(browserReport(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(countBrowserTests(null, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(countBrowserTests("{", null)).toMatchObject({ passed: 0, failed: 1 });
});
