import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildPackage } from "../build/package.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Somebody's program: their own game, which is crown under another name, played by whoever is asked first. */
const PROGRAM = `
import { type Outcome, seededDraw } from "@darbar/kernel";
import { crown } from "@darbar/kernel/crown";
import { holdLaws } from "@darbar/kernel/laws";
import { crown as mine } from "./mine.ts";

const draw = seededDraw("published");
const state = mine.setup({}, 4);
for (const event of mine.deal(state, draw)) mine.evolve(state, event);
for (let outcome: Outcome | null = null; outcome === null; outcome = mine.outcome(state)) {
  const [seat = 0] = mine.waiting(state);
  const decided = mine.decide(state, seat, mine.fallback(state, seat), draw);
  if (decided.ok) for (const event of decided.value) mine.evolve(state, event);
}
const held = holdLaws(mine, [{ options: {}, seats: 3 }], { games: 5, seed: "published" });
console.log(mine.outcome(state)?.as, "at", crown.id, held.ok);
`;

function npm(folder: string, ...command: readonly string[]): string {
  return execFileSync("npm", [...command, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
}

it("the kernel is packed, installed in an empty folder, and played there with its types checked", () => {
  const folder = mkdtempSync(join(tmpdir(), "darbar-kernel-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  buildPackage(join(folder, "built"));
  const tarball = npm(folder, "pack", "./built").trim();
  rmSync(join(folder, "built"), { recursive: true });

  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  npm(folder, "install", `./${tarball}`);
  copyFileSync(join(ROOT, "packages/kernel/examples/crown.ts"), join(folder, "mine.ts"));
  writeFileSync(join(folder, "play.ts"), PROGRAM);
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const options = ["--strict", "--module", "nodenext", "--target", "es2024", "--rewriteRelativeImportExtensions"];
  execFileSync(process.execPath, [compiler, ...options, "play.ts"], { cwd: folder });
  expect(execFileSync(process.execPath, ["play.js"], { cwd: folder, encoding: "utf8" }).trim()).toBe(
    "crowned at crown true",
  );

  const manifest = JSON.parse(readFileSync(join(folder, "node_modules/@darbar/kernel/package.json"), "utf8"));
  expect(manifest).not.toHaveProperty("private");
  expect(manifest).not.toHaveProperty("dependencies");
});
