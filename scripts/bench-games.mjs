// How long games are, and how long each event of them is on the screen, as figures and not as tests.
//   npm run bench:games

import { spawnSync } from "node:child_process";

const vitest = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--silent=false",
  "--test-timeout=600000",
  "packages/web/test/pace",
];
const env = { ...process.env, TELL: "1" };
process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit", env }).status ?? 1;
