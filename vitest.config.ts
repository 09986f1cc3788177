import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What only `npm run test:all` runs. */
const later = process.env.TESTS === "all" ? [] : ["**/*.all.test.ts"];

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", ...later],
    setupFiles: ["packages/kernel/testing/setup.ts"],
    // Threads end with the process; forked workers could outlive a killed one.
    pool: "threads",
    // One more than there are cores: somebody always waits for something. By itself Vitest leaves one free, half of two.
    maxWorkers: availableParallelism() + 1,
    // One thread reads what it imports once, for all its files: to read it for each of them took as long as the tests. So
    // no test leaves anything behind: what it changes it puts back, and what is to be tidied up it registers by itself.
    isolate: false,
    // Upper bounds only, for machines that have much else to do.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
