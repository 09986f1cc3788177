import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
/** What the pages are made with, but is not in them. */
const TOOLS: readonly string[] = ["vite"];

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What others have written and is inside, and under which terms: of these files, and of the pages. */
export function licencesOf(files: readonly string[]): string {
  const folders = new Set([...files.flatMap(folderOf), ...inPages().map((name) => join(ROOT, "node_modules", name))]);
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = manifestIn(folder);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? `(${license})` : readFileSync(join(folder, file), "utf8").trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return `Darbar holds what others have written:\n\n${texts.join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** The folder of the package that a file belongs to, if it is somebody else's. */
function folderOf(file: string): readonly string[] {
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/"));
  return found === null ? [] : [found[0]];
}

function inPages(): readonly string[] {
  const { dependencies = {} } = manifestIn(join(ROOT, "packages/web"));
  return Object.keys(dependencies).filter((name) => !name.startsWith("@darbar/") && !TOOLS.includes(name));
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
