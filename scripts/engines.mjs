// Plays whole games in browsers other than Chromium: node scripts/bootstrap.mjs scripts/engines.mjs

import { Interrupted } from "./bootstrap/problem.mjs";
import { leaveBy } from "./bootstrap/run.mjs";
import { runEngineTests } from "./browser/engines/run.mjs";

try {
  const { passed, failed, leftOut } = await runEngineTests();
  process.stdout.write(`${passed} passed, ${failed} failed, ${leftOut.length} left out\n`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (error instanceof Interrupted) leaveBy(error.signal);
  throw error;
}
