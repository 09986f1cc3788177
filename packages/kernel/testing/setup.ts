import fc from "fast-check";
import { beforeEach } from "vitest";
import { TEST_SEED } from "./seed.ts";

// Runs before every file of tests: fast-check draws from the seed of the run, and whatever fails says how to repeat it.
fc.configureGlobal({ seed: TEST_SEED });

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => console.error(`To repeat it: TEST_SEED=${TEST_SEED} npm test -- ${task.file.name}`));
});
