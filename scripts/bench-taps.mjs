// How many taps it takes from a link to a seat, and to a table of one's own, as figures and not as tests.
//   npm run bench:taps
//   BASELINE=FOLDER npm run bench:taps    another checkout beside this one

import { spawnSync } from "node:child_process";

const playwright = ["node_modules/@playwright/test/cli.js", "test", "-c", "packages/web/playwright.config.ts"];
const which = ["--project=speed", "--workers=1", "taps.figures"];
const env = { ...process.env, FIGURES: "only" };
process.exitCode = spawnSync(process.execPath, [...playwright, ...which], { stdio: "inherit", env }).status ?? 1;
