import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KERNEL = join(import.meta.dirname, "..");
const ROOT = join(KERNEL, "../..");

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * Makes the package that is published, in a folder: JavaScript with types instead of TypeScript, which Node does not run
 * from `node_modules`, and a manifest that exports it. The workspace goes on using the sources.
 */
export function buildPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", join(KERNEL, "tsconfig.build.json"), "--outDir", folder]);
  const manifest = publishable(JSON.parse(readFileSync(join(KERNEL, "package.json"), "utf8")) as Manifest);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(KERNEL, "README.md"), join(folder, "README.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}

/** The manifest of the published package. What is for the repository's own tests needs Vitest, and stays out. */
function publishable({ private: _private, scripts: _scripts, exports, ...manifest }: Manifest): object {
  const published = Object.entries(exports).filter(([name]) => name !== "./testing");
  return { ...manifest, exports: Object.fromEntries(published.map(([name, source]) => [name, compiled(source)])) };
}

function compiled(source: string): object {
  const path = source.replace(/\.ts$/, "");
  return { types: `${path}.d.ts`, default: `${path}.js` };
}
