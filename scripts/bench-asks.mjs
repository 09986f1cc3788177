// How often a player is asked something in a game, by the order they have given, as figures and not as tests.
//   npm run bench:asks
//   GAMES=1000 npm run bench:asks -- "Coup, 4 seats"    so many games instead of 50, at the tables of this name only

import { spawnSync } from "node:child_process";

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--silent=false", "packages/web/test/pace/asks.test.ts"];
const only = process.argv.slice(2).flatMap((name) => ["-t", name]);
const env = { ...process.env, TELL: "1" };
process.exitCode = spawnSync(process.execPath, [...vitest, ...only], { stdio: "inherit", env }).status ?? 1;
