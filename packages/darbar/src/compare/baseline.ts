import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, sep } from "node:path";
import { fail, ok, type Result } from "@darbar/kernel";
import { printable } from "../text/printable.ts";
import { MAIN, ROOT } from "./contenders.ts";
import { type Ended, runProgram } from "./program.ts";

/** Another revision, ready to run. */
export interface Baseline {
  readonly revision: string;
  readonly checkout: string;
}

/** Enough of a revision to tell it from others. */
const SHORT = 10;

/** Builds another revision of this repository beside it, once, with its own dependencies. */
export async function buildBaseline(
  asked: string,
  progress: (line: string) => void,
  root: string = ROOT,
): Promise<Result<Baseline>> {
  const name = printable(asked, 60);
  const found = await git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${asked}^{commit}`]);
  if (found === null) return fail("--baseline needs git, and there is none here");
  if (found.err.includes("not a git repository"))
    return fail("--baseline needs the repository, and this is a copy without it");
  const revision = found.out.trim().slice(0, SHORT);
  if (found.code !== 0 || revision === "") return fail(`there is no revision ${name} in this repository`);
  const checkout = join(root, ".cache", "baseline", revision);
  if (!existsSync(checkout)) {
    progress(`writing down ${revision}`);
    const written = await checkOut(root, revision, checkout);
    if (!written.ok) return written;
  }
  if (!existsSync(join(checkout, MAIN))) return fail(`${name} is from before there was a command line`);
  progress(`installing what ${revision} needs`);
  const bootstrap = join(checkout, "scripts", "bootstrap.mjs");
  const started = await runProgram(process.execPath, [bootstrap, MAIN, "--version"]);
  if (started.code === 0) return ok({ revision, checkout });
  const why = printable(started.err.trim().split("\n").at(-1) ?? "");
  return fail(`${name} could not be made ready (${why.replace(/\.$/, "")})`);
}

/** Writes a revision into a folder. Made aside and moved into place, so that a half-made one is never taken for a whole. */
async function checkOut(root: string, revision: string, folder: string): Promise<Result<null>> {
  const aside = `${folder}.${process.pid}`;
  // An index of its own: the one of the repository is somebody's work.
  const environment = { GIT_INDEX_FILE: `${aside}.index` };
  mkdirSync(aside, { recursive: true });
  try {
    for (const args of [
      ["read-tree", revision],
      ["checkout-index", "--all", `--prefix=${aside}${sep}`],
    ]) {
      const ended = await git(root, args, environment);
      if (ended?.code !== 0)
        return fail(`git could not write ${revision} down (${printable(ended?.err.trim() ?? "")})`);
    }
    renameSync(aside, folder);
    return ok(null);
  } finally {
    rmSync(aside, { recursive: true, force: true });
    rmSync(environment.GIT_INDEX_FILE, { force: true });
  }
}

/** Runs git; `null` if there is none. */
async function git(
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended | null> {
  try {
    return await runProgram("git", ["-C", root, ...args], { environment: { ...environment, LC_ALL: "C" } });
  } catch {
    return null;
  }
}
