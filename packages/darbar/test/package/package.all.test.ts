import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { playAMove, serverOf } from "./server-of.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const RECORD = join(import.meta.dirname, "../records/worked-example.json");

function npm(folder: string, ...command: readonly string[]): string {
  return execFileSync("npm", [...command, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
}

it("npm pack gives a package that is installed without a network in an empty folder, and played over a socket", async () => {
  const folder = mkdtempSync(join(tmpdir(), "darbar-package-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tarball = npm(ROOT, "pack", "--pack-destination", folder).trim().split("\n").at(-1) ?? "";
  npm(folder, "install", `./${tarball}`);
  // Nothing but what was packed: it runs beside nobody.
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["darbar"]);

  const npx = (...args: readonly string[]): string =>
    execFileSync("npx", ["--offline", "darbar", ...args], { cwd: folder, encoding: "utf8", input: "q\n" });
  expect(npx("help")).toContain("serve");
  expect(npx("replay", RECORD)).toContain("The worked example of the rulebooks");
  expect(npx("play", "--seed", "package")).toContain("Coup");

  const bin = join(folder, "node_modules/.bin/darbar");
  const server = await serverOf(folder, bin, []);
  expect(server.said.join("\n")).not.toContain("preparing the pages");
  const page = await (await fetch(server.address)).text();
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(new URL(script ?? "/none", server.address))).status).toBe(200);
  await playAMove(server.address);
  expect(await server.stop()).toBe(0);
});
