import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { firefox, webkit } from "./engines.mjs";
import { findEngine } from "./find.mjs";

/** Files that are there, whatever they are. */
const here = fileURLToPath(import.meta.url);
const there = fileURLToPath(new URL("find.mjs", import.meta.url));

const program = (usual: string[]) => ({ variable: "SOME_PATH", usual, proof: ["--version"] });
const engine = (usual: string[]) => ({ title: "Some", programs: { some: program(usual) }, packages: ["some-browser"] });
const working =
  (...paths: string[]) =>
  async (path: string) =>
    paths.includes(path);
const ways = { environment: {}, fromDebian: async () => false, attempt: working(here, there) };

test("a variable goes before what is there", async () => {
  const environment = { SOME_PATH: there };
  expect(await findEngine(engine([here]), { ...ways, environment })).toEqual({ paths: { some: there } });
});

test("a variable that leads nowhere, or to nothing that works, is said and not passed over", async () => {
  const nowhere = { ...ways, environment: { SOME_PATH: "/no/such/browser" } };
  await expect(findEngine(engine([here]), nowhere)).rejects.toThrow("SOME_PATH is /no/such/browser, but there is no");
  const broken = { ...ways, environment: { SOME_PATH: there }, attempt: working(here) };
  await expect(findEngine(engine([here]), broken)).rejects.toThrow("does not work");
});

test("what does not work is passed over, what is not there is not even tried", async () => {
  const attempt = working("/no/such/browser", there);
  const found = await findEngine(engine(["/no/such/browser", here, there]), { ...ways, attempt });
  expect(found).toEqual({ paths: { some: there } });
});

test("what is not there is installed, and then looked for again", async () => {
  const asked: string[][] = [];
  let isInstalled = false;
  const fromDebian = async (packages: string[]) => {
    asked.push(packages);
    isInstalled = true;
    return true;
  };
  const found = await findEngine(engine([here]), { ...ways, fromDebian, attempt: async () => isInstalled });
  expect(found).toEqual({ paths: { some: here } });
  expect(asked).toEqual([["some-browser"]]);
});

test("what cannot be had is left out, with a sentence that says how to get it", async () => {
  const nothing = { ...ways, attempt: working() };
  expect(await findEngine(firefox, nothing)).toEqual({
    leftOut:
      "Firefox is left out, because it was not found here and could not be installed: install Debian's firefox-esr, or name one by FIREFOX_PATH.",
  });
  expect(await findEngine(webkit, nothing)).toEqual({
    leftOut: expect.stringMatching(
      /^WebKit is left out, .* webkit2gtk-driver and xvfb, or name its programs by WEBKIT_/,
    ),
  });
});

test("an engine of which one program is missing is left out", async () => {
  const programs = { some: program([here]), other: program(["/no/such/screen"]) };
  const found = await findEngine({ ...engine([]), programs }, { ...ways, fromDebian: async () => true });
  expect(found).toHaveProperty("leftOut");
});
