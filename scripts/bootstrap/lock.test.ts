import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isAlive, isStale, take, withLock } from "./lock.mjs";

let folder = "";
let lock = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "darbar-lock-"));
  lock = join(folder, "lock");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The number of a process that has ended. */
function deadProcess() {
  return spawnSync(process.execPath, ["--version"]).pid;
}

test("a free lock is taken, holds our number, and leaves nothing else behind", () => {
  expect(take(lock)).toBe(true);
  expect(readFileSync(lock, "utf8")).toBe(`${process.pid}\n`);
  expect(readdirSync(folder)).toEqual(["lock"]);
});

test("a living holder keeps the lock", () => {
  writeFileSync(lock, `${process.ppid}\n`);
  expect(take(lock)).toBe(false);
  expect(readFileSync(lock, "utf8")).toBe(`${process.ppid}\n`);
});

test("the lock of a dead holder is taken over", () => {
  const dead = deadProcess();
  expect(isAlive(dead)).toBe(false);
  writeFileSync(lock, `${dead}\n`);
  expect(take(lock)).toBe(true);
  expect(readFileSync(lock, "utf8")).toBe(`${process.pid}\n`);
});

test("a lock that nobody touches any more is stale, whoever has its number now", () => {
  writeFileSync(lock, `${process.ppid}\n`);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(lock, longAgo, longAgo);
  expect(isStale(lock)).toBe(true);
});

test("no lock at all is not a stale one", () => {
  expect(isStale(lock)).toBe(false);
});

test("the lock is given back, also when the work fails", async () => {
  expect(await withLock(lock, async () => existsSync(lock))).toBe(true);
  await expect(withLock(lock, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});
