// A quick look while one works: lint, types, what nothing uses, and the tests without a browser that the change since main reaches.
//   npm run check

import { root } from "./bootstrap/paths.mjs";
import { Interrupted } from "./bootstrap/problem.mjs";
import { leaveBy, run } from "./bootstrap/run.mjs";
import { whatToTest } from "./test/change.mjs";
import { checks } from "./test/checks.mjs";
import { nothing, sum } from "./test/count.mjs";
import { testsReachedBy } from "./test/reach.mjs";
import { sideBySide } from "./test/side-by-side.mjs";
import { timetable } from "./test/timetable.mjs";
import { unitStep } from "./test/unit-step.mjs";

try {
  const began = performance.now();
  const since = await beginning();
  const changed = [
    ...lines(await git("diff", "--name-only", since)),
    ...lines(await git("ls-files", "--others", "--exclude-standard")),
  ];
  const { tests, note } = whatToTest(changed, testsReachedBy(root, changed));
  process.stdout.write(`${note}\n`);
  const steps = [...checks, ...(tests.length === 0 ? [] : [unitStep(tests)])];
  const done = await sideBySide(steps, (text) => process.stdout.write(text));
  const { passed, failed } = done.map(({ result }) => result).reduce(sum, nothing);
  process.stdout.write(`\n${timetable([done], performance.now() - began)}${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (error instanceof Interrupted) leaveBy(error.signal);
  throw error;
}

/** Where the change begins: where this branch left main, or on main itself what was last published, or committed. */
async function beginning() {
  const isMain = (await git("rev-parse", "--abbrev-ref", "HEAD")).trim() === "main";
  for (const trunk of isMain ? ["origin/main"] : ["main", "origin/main"]) {
    const base = (await git("merge-base", "HEAD", trunk)).trim();
    if (base !== "") return base;
  }
  return "HEAD";
}

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run("git", args, { cwd: root, capture: true });
  return code === 0 ? output : "";
}

/** @param {string} text */
function lines(text) {
  return text.split("\n").filter((line) => line !== "");
}
