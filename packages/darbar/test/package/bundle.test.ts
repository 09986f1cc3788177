import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundle } from "../../build/bundle.ts";
import { licencesOf } from "../../build/licences.ts";
import { playAMove, serverOf } from "./server-of.ts";

const RECORD = join(import.meta.dirname, "../records/worked-example.json");

it("what is packed runs far from the checkout: threads, texts and all, and names whose work it holds", async () => {
  const folder = mkdtempSync(join(tmpdir(), "darbar-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = await bundle(join(folder, "lib"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", version: "7.8.9" }));
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/index.html"), "<!doctype html><title>Darbar</title>");
  const main = join(folder, "lib/main.js");
  const say = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [main, ...args], { cwd: folder, encoding: "utf8" });

  expect(say("--version")).toBe("7.8.9\n");
  expect(say("help")).toContain("serve");
  expect(say("replay", RECORD)).toContain("The worked example of the rulebooks");
  expect(readFileSync(main, "utf8")).not.toMatch(/from "@darbar|import\("@darbar/);
  expect(licencesOf(files)).toMatch(/^fastify \d[\s\S]*^preact \d/m);

  const server = await serverOf(folder, process.execPath, [main]);
  expect(await (await fetch(server.address)).text()).toContain("<title>Darbar</title>");
  await playAMove(server.address);
  expect(await server.stop()).toBe(0);
});
