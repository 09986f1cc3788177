import { expect, test } from "vitest";
import { whatToTest } from "./change.mjs";

const many = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/src/${n}.test.ts`);

test("what a change reaches is tested wherever it is", () => {
  const reached = [...many("packages/web", 30), ...many("packages/darbar", 30)];
  expect(whatToTest(["packages/web/src/main.tsx"], reached).tests).toEqual(reached);
});

test("of a change that reaches very much, the packages that were changed are tested", () => {
  const imports = "scripts/test/imports.test.ts";
  const reached = [...many("packages/coup", 30), ...many("packages/darbar", 60), imports];
  const { tests, note } = whatToTest(["packages/coup/src/edition.ts", "README.md"], reached);
  expect(tests).toEqual([...many("packages/coup", 30), imports]);
  expect(note).toContain("91 test files");
  expect(note).toContain("npm test");
});

test("words alone need no tests", () => {
  expect(whatToTest(["README.md"], []).tests).toEqual([]);
});
