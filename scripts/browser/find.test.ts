import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Problem } from "../bootstrap/problem.mjs";
import { usualBrowsers } from "./candidates.mjs";
import { findBrowser } from "./find.mjs";

/** Files that are there, whatever they are. */
const here = fileURLToPath(import.meta.url);
const there = fileURLToPath(new URL("find.mjs", import.meta.url));

const working =
  (...paths: string[]) =>
  async (path: string) =>
    paths.includes(path) ? { path, sandboxed: false } : null;
const none = async () => [];
const ways = { environment: {}, usual: [here, there], fromNpm: none, fromDebian: none };

test("CHROME_PATH goes before everything else", async () => {
  const environment = { CHROME_PATH: there };
  expect(await findBrowser({ ...ways, environment, attempt: working(here, there) })).toMatchObject({ path: there });
});

test("a CHROME_PATH that leads nowhere, or to no browser, is said and not passed over", async () => {
  const nowhere = { ...ways, environment: { CHROME_PATH: "/no/such/browser" }, attempt: working(here) };
  await expect(findBrowser(nowhere)).rejects.toThrow("CHROME_PATH is /no/such/browser, but there is no such file");
  const noBrowser = { ...ways, environment: { CHROME_PATH: there }, attempt: working(here) };
  await expect(findBrowser(noBrowser)).rejects.toThrow("does not open a page here");
});

test("one that does not work is passed over, one that is not there is not even tried", async () => {
  const usual = ["/no/such/browser", here, there];
  const attempt = working("/no/such/browser", there);
  expect(await findBrowser({ ...ways, usual, attempt })).toMatchObject({ path: there });
});

test("npm is asked before the system's packages, and its failure is not the end", async () => {
  const fromNpm = async () => ["plain", "with libraries"];
  const fromDebian = async () => ["debian"];
  const attempt = working("with libraries", "debian");
  expect(await findBrowser({ ...ways, fromNpm, fromDebian, attempt })).toMatchObject({ path: "with libraries" });
  const offline = () => Promise.reject(new Problem("npm cannot reach its registry."));
  expect(await findBrowser({ ...ways, fromNpm: offline, fromDebian, attempt })).toMatchObject({ path: "debian" });
});

test("without any way to a browser it is said what to do", async () => {
  await expect(findBrowser({ ...ways, attempt: working() })).rejects.toThrow("set CHROME_PATH");
});

test("the usual places are those of the system", () => {
  expect(usualBrowsers("linux", {})[0]).toBe("/usr/bin/chromium");
  expect(usualBrowsers("darwin", { HOME: "/Users/shirin" })).toContain(
    "/Users/shirin/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );
  expect(usualBrowsers("win32", { PROGRAMFILES: "C:\\Programs" })).toHaveLength(2);
  expect(usualBrowsers("win32", {})).toEqual([]);
});
