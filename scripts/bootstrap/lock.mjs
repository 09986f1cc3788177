import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { say } from "./problem.mjs";

const beat = 2_000;
const silence = 60_000;

/**
 * Does the work while no other start of the same checkout does any.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let waiting = false;
  while (!take(file)) {
    if (!waiting) say("waiting for another start of Darbar in this folder to finish installing");
    waiting = true;
    await sleep(200);
  }
  // Touched while we live, so that a number which the system gave to another process later does not pass for us.
  const heart = setInterval(() => touch(file), beat);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    rmSync(file, { force: true });
  }
}

/**
 * Takes the lock if it is free or its holder is gone; says whether it did.
 * @param {string} file
 */
export function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid}\n`);
  try {
    if (isStale(file)) removeStale(file, mine);
    // Linking fails where the name exists, and the file is never seen without its content.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Whether the lock is there but its holder is not: the process is gone, or has not touched it for a minute.
 * @param {string} file
 * @param {number} now
 */
export function isStale(file, now = Date.now()) {
  try {
    const holder = Number.parseInt(readFileSync(file, "utf8"), 10);
    return holder === process.pid || !isAlive(holder) || now - statSync(file).mtimeMs > silence;
  } catch {
    return false;
  }
}

/**
 * Whether a process with this number runs.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return codeOf(error) === "EPERM";
  }
}

/**
 * Two may find the same stale lock; the slower one must not remove the quicker one's new lock with it.
 * @param {string} file
 * @param {string} mine
 */
function removeStale(file, mine) {
  const aside = `${mine}.stale`;
  try {
    renameSync(file, aside);
    if (!isStale(aside)) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} file */
function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Gone with a deleted folder; the install will say so.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : null;
}
