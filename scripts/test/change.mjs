import { TEST_OF_IMPORTS } from "./reach.mjs";

/** More test files than these take longer than somebody waits who is at work. */
const MOST = 80;

/**
 * Which of the tests that a change reaches are run while one works: all of them or, where they are too many, those of
 * the packages that were changed.
 * @param {readonly string[]} changed files, as paths from the root
 * @param {readonly string[]} reached test files
 * @returns {{ tests: string[], note: string }} the note is for people
 */
export function whatToTest(changed, reached) {
  if (reached.length === 0) return { tests: [], note: "The change reaches no test without a browser." };
  if (reached.length <= MOST) return { tests: [...reached], note: `The change reaches ${reached.length} test files.` };
  const folders = [...new Set(changed.map(folderOf))].filter((folder) => folder !== null).sort();
  const tests = reached.filter(
    (test) => test === TEST_OF_IMPORTS || folders.some((folder) => test.startsWith(`${folder}/`)),
  );
  const here = `${tests.length} of them, those of ${folders.join(", ")}, run here`;
  return { tests, note: `The change reaches ${reached.length} test files: ${here}, npm test runs all.` };
}

/** @param {string} file */
function folderOf(file) {
  return /^(?:packages\/[^/]+|scripts)(?=\/)/.exec(file)?.[0] ?? null;
}
