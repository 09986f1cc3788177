import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type ReporterDescription } from "@playwright/test";

const cache = fileURLToPath(new URL("../../.cache/playwright", import.meta.url));

// `npm test` finds a browser that works here and says so in these variables.
const { CHROME_PATH = "/usr/bin/chromium", CHROME_SANDBOX = "off", BROWSER_REPORT } = process.env;
const reporters: readonly ReporterDescription[] = [
  ["list"],
  ["./test/law/counts-reporter.ts"],
  ...(BROWSER_REPORT ? [["json", { outputFile: BROWSER_REPORT }] as const] : []),
];

/** How long something is waited for, in milliseconds: a name that is not there any more holds up the rest no longer. */
const PATIENCE = 90_000;

const TIMED = ["speed.spec.ts", "lighthouse.spec.ts"];
/** What asks for nothing, and so is no test. */
const FIGURES = process.env.FIGURES === "only" ? ["*.figures.ts"] : [];

export default defineConfig({
  testDir: "test/browser",
  // Times are measured while nothing else runs.
  projects: [
    { name: "screens", testMatch: "*.spec.ts", testIgnore: TIMED },
    { name: "speed", testMatch: [...TIMED, ...FIGURES], fullyParallel: false },
  ],
  globalSetup: "./test/browser/prepare.ts",
  outputDir: `${cache}/results`,
  fullyParallel: true,
  // One more than there are cores: somebody always waits for something.
  workers: availableParallelism() + 1,
  retries: 0,
  // What is much like another test takes its turn in `npm run test:all` only.
  ...(process.env.TESTS === "all" ? {} : { grepInvert: /@thorough/ }),
  forbidOnly: BROWSER_REPORT !== undefined,
  // Bounds for what would never end. A busy machine is slow, not wrong; what is waited for comes at once otherwise. At full size a
  // test plays many games.
  timeout: process.env.TESTS === "all" ? 900_000 : 300_000,
  expect: { timeout: PATIENCE, toPass: { timeout: PATIENCE } },
  reporter: [...reporters],
  reportSlowTests: null,
  use: {
    launchOptions: {
      executablePath: CHROME_PATH,
      chromiumSandbox: CHROME_SANDBOX === "on",
    },
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    screenshot: "only-on-failure",
    trace: "off",
  },
});
