import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
    // Threads end with the process; forked workers could outlive a killed one.
    pool: "threads",
    // All cores: by itself Vitest leaves one free, which is half of two.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
