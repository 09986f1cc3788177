// How fast the pages are: Lighthouse's scores and the time to the next paint, as figures and not as tests.
//   npm run bench:pages
//   npm run bench:pages -- first-decision    only what has this in its path

import { Interrupted } from "./bootstrap/problem.mjs";
import { leaveBy } from "./bootstrap/run.mjs";
import { browserRounds } from "./test/browser-steps.mjs";
import { sideBySide } from "./test/side-by-side.mjs";

process.env.FIGURES = "only";
try {
  const { preparations, alone } = browserRounds(process.argv.slice(2), true);
  for (const steps of [preparations, ...alone]) {
    const done = await sideBySide(steps, (text) => process.stdout.write(text));
    if (done.some(({ result }) => result.failed > 0)) process.exitCode = 1;
  }
} catch (error) {
  if (error instanceof Interrupted) leaveBy(error.signal);
  throw error;
}
