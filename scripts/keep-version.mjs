// Keeps what another version of this repository keeps, says and is told, for this version to be tested with: one evening of each game.
//   node scripts/bootstrap.mjs scripts/keep-version.mjs REVISION

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { run } from "./bootstrap/run.mjs";

const KEEPER = "packages/server/test/versions/keep-evening.ts";
const [revision = "HEAD~1"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "darbar-version-"));
try {
  await must("git", ["worktree", "add", "--detach", "--force", folder, revision]);
  linkModules();
  mkdirSync(join(folder, "packages/server/test/versions"), { recursive: true });
  cpSync(join(root, KEEPER), join(folder, KEEPER));
  for (const game of ["coup", "cops"]) {
    const kept = join(root, `packages/server/test/kept/evening-${game}.json`);
    await must(process.execPath, [join(folder, KEEPER), game, kept]);
    process.stdout.write(`${kept}\n`);
  }
} finally {
  await run("git", ["worktree", "remove", "--force", folder], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}

/** The dependencies are ours, the packages of the repository those of that version. */
function linkModules() {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@darbar"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@darbar") symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, "packages"))) {
    symlinkSync(join(folder, "packages", name), join(modules, "@darbar", name));
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function must(program, args) {
  const { code } = await run(program, args, { cwd: root });
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}
