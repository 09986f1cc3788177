import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { itInAll } from "@darbar/kernel/testing";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { editsIn, GUIDE, ROOT } from "./guide.ts";
import { buildWithCrown } from "./test-build.ts";

const run = promisify(execFile);
const folder = join(ROOT, ".cache/third-game");
const data = mkdtempSync(join(tmpdir(), "darbar-crown-"));
afterAll(() => rmSync(data, { recursive: true }));

describe("the guide to adding a game", () => {
  test("names only files and folders that are there", () => {
    const named = [...GUIDE.matchAll(/(?<![\w/])((?:packages|docs)\/[\w./-]+)/g)].map(([, path]) =>
      path.replace(/\.$/, ""),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test("edits eight files", () => {
    expect(new Set(editsIn(GUIDE).map(({ file }) => file)).size).toBe(8);
    expect(GUIDE).toContain("**Eight files that are there already are edited**");
  });
});

describe("with what the guide says, a third game", () => {
  beforeAll(() => buildWithCrown(folder));

  test("is played to its end on a server, over a socket", async () => {
    const driver = join(folder, "serve-crown.mjs");
    cpSync(join(import.meta.dirname, "serve-crown.mjs"), driver);
    const server = spawn(process.execPath, [driver, data], { stdio: ["pipe", "pipe", "inherit"] });
    onTestFinished(async () => {
      server.stdin.end();
      if (server.exitCode === null) await once(server, "exit");
    });
    const [address] = await once(createInterface({ input: server.stdout }), "line");
    const { stdout } = await run(process.execPath, [join(ROOT, "docs/examples/play.mjs"), address, "crown", "3"]);
    expect(stdout).toMatch(/^crown: \S+ won \(crowned\); I answered \d+ questions\.\n/);
    expect(await (await fetch(`${address}/api`)).json()).toHaveProperty(["components", "schemas", "options-of-crown"]);
    const [, record] = /The record: (\S+)/.exec(stdout) ?? [];
    expect(await (await fetch(record)).json()).toMatchObject({ game: "crown", seats: 4 });
  });

  test.each(["en", "fa"])("is played to its end in the terminal, in %s", async (language) => {
    const main = join(folder, "packages/darbar/src/main.ts");
    const args = [main, "play", "--game", "crown", "--seats", "3", "--seed", "crown", "--language", language, "--fast"];
    const playing = run(process.execPath, args);
    playing.child.stdin?.end(`${"1\n".repeat(40)}`);
    const { stdout } = await playing;
    expect(stdout).toContain({ en: "wears the crown", fa: "تاج بر سرِ" }[language]);
    expect(stdout).not.toMatch(/undefined|NaN|null/);
  });

  itInAll("keeps the types, and the page is built with it", { timeout: 300_000 }, async () => {
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    await run(process.execPath, [tsc, "-b", "packages/darbar", "packages/web"], { cwd: folder });
    const vite = join(ROOT, "node_modules/vite/bin/vite.js");
    const { stdout } = await run(process.execPath, [vite, "build", "packages/web", "--logLevel", "info"], {
      cwd: folder,
    });
    expect(stdout).toMatch(/crown/);
  });
});
