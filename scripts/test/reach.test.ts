import { expect, test } from "vitest";
import { root } from "../bootstrap/paths.mjs";
import { testsReachedBy } from "./reach.mjs";

test("a file reaches its own test, the tests that import it, and those behind a package's name", () => {
  expect(testsReachedBy(root, ["scripts/test/timetable.mjs"])).toEqual(["scripts/test/timetable.test.ts"]);
  const reached = testsReachedBy(root, ["packages/coup/src/edition.ts"]);
  expect(reached).toContain("packages/coup/test/editions.test.ts");
  expect(reached).toContain("packages/bots/src/coup/master/master.test.ts");
  expect(reached).not.toContain("packages/kernel/src/draw.test.ts");
  expect(reached).toContain("scripts/test/imports.test.ts");
});

test("a test reaches itself, and a file that nobody imports nothing", () => {
  expect(testsReachedBy(root, ["scripts/test/reach.test.ts"])).toEqual(["scripts/test/reach.test.ts"]);
  expect(testsReachedBy(root, ["README.md"])).toEqual([]);
});
