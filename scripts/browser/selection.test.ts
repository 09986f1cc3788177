import { expect, test } from "vitest";
import { browserSelection } from "./selection.mjs";

const files = ["packages/web/test/browser/front.spec.ts", "packages/web/test/browser/speed.spec.ts"];

test("without a selection all browser tests run", () => {
  expect(browserSelection([], files)).toEqual([]);
});

test("a selection goes to Playwright as the text it is", () => {
  expect(browserSelection(["browser/front.spec.ts"], files)).toEqual(["browser/front\\.spec\\.ts"]);
  expect(browserSelection(["browser\\speed"], files)).toEqual(["browser/speed"]);
});

test("a line of a file can be selected", () => {
  expect(browserSelection(["front.spec.ts:12"], files)).toEqual(["front\\.spec\\.ts:12"]);
});

test("what selects no browser test is not Playwright's business", () => {
  expect(browserSelection(["worked-example"], files)).toBeNull();
  expect(browserSelection(["worked-example", "speed"], files)).toEqual(["speed"]);
  expect(browserSelection(["-t", "a challenge"], files)).toBeNull();
});
