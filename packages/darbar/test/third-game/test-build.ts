import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { edited, editsIn, GUIDE, ROOT } from "./guide.ts";

const OVERLAY = "docs/examples/crown";
const LEFT_OUT = /^(node_modules|dist|test)$/;

/** A copy of the sources with a third game in it: the folders of the example, the guide's edits, and nothing else. */
export function buildWithCrown(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, "packages"), join(folder, "packages"), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(ROOT, source).split("/").at(2) ?? "") && !/\.test\.tsx?$/.test(source),
  });
  for (const part of ["scripts", "package.json", "package-lock.json", "tsconfig.json", "tsconfig.base.json"]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  cpSync(join(ROOT, OVERLAY, "packages"), join(folder, "packages"), { recursive: true });
  cpSync(join(ROOT, "packages/kernel/examples/crown.ts"), join(folder, "packages/crown/src/crown.ts"));
  for (const edit of editsIn(GUIDE)) {
    const file = join(folder, edit.file);
    writeFileSync(file, edited(readFileSync(file, "utf8"), edit));
  }
  linkModules(folder);
}

/** What is installed is used from where it is; packages of the workspace come from the copy. */
function linkModules(folder: string): void {
  const from = join(ROOT, "node_modules");
  const to = join(folder, "node_modules");
  mkdirSync(join(to, "@darbar"), { recursive: true });
  const isOurs = (name: string): boolean => lstatSync(join(from, name)).isSymbolicLink();
  for (const name of readdirSync(from)) {
    if (name !== "@darbar" && !isOurs(name)) symlinkSync(join(from, name), join(to, name));
  }
  for (const each of readdirSync(join(folder, "packages"))) {
    const { name } = JSON.parse(readFileSync(join(folder, "packages", each, "package.json"), "utf8"));
    symlinkSync(join(folder, "packages", each), join(to, name));
  }
}
