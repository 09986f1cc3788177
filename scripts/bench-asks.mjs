// How often a player is asked something in a game, by the order they have given, as figures and not as tests.
//   npm run bench:asks

import { spawnSync } from "node:child_process";

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--silent=false", "packages/web/test/pace/asks.test.ts"];
const env = { ...process.env, TELL: "1" };
process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit", env }).status ?? 1;
