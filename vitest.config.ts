import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
    // Threads end with the process; forked workers could outlive a killed one.
    pool: "threads",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
