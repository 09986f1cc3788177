import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files-in.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
const root = join(web, "../..");
const built = join(root, ".cache/web");

/** What the pages are made of. */
const SOURCES = ["web/src", "web/build", "web/public", "web/index.html", "web/vite.config.ts"];
/** Files that compressing makes smaller. */
const COMPRESSED: readonly string[] = [".html", ".js", ".css", ".json", ".svg", ".webmanifest"];

/**
 * The folder of the built pages. They are built when their sources have changed, which takes some seconds; `say` is
 * told so.
 */
export async function preparePages(say: (text: string) => void): Promise<string> {
  const folder = join(built, await fingerprint());
  if (existsSync(folder)) return folder;
  say("preparing the pages");
  // Built aside and moved into place, so that a half-built one is never taken for a whole one.
  const unfinished = join(built, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  try {
    const { build } = await import("vite");
    const configFile = join(web, "vite.config.ts");
    await build({ configFile, configLoader: "native", logLevel: "error", build: { outDir: unfinished } });
    await compressAll(unfinished);
    await rename(unfinished, folder).catch((error: unknown) => {
      // Somebody else was quicker: theirs is the same.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await forgetOthers(folder);
  return folder;
}

/** A name for what the pages are made of. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  for (const source of [...SOURCES, ...(await packagesBelow("web")).map((name) => `${name}/src`)]) {
    for (const file of await filesIn(join(root, "packages", source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 20);
}

/** The packages of this repository that a package is made with, and theirs in turn. */
async function packagesBelow(name: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const look = async (folder: string): Promise<void> => {
    const manifest = JSON.parse(await readFile(join(root, "packages", folder, "package.json"), "utf8")) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      const [, below] = /^@darbar\/(.+)$/.exec(dependency) ?? [];
      if (below === undefined || found.has(below)) continue;
      found.add(below);
      await look(below);
    }
  };
  await look(name);
  return [...found].sort();
}

async function compressAll(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => COMPRESSED.includes(extname(file)));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, best));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

/** Pages of other sources are of no use any more; a server that runs has read its own already. */
async function forgetOthers(folder: string): Promise<void> {
  for (const name of await readdir(built)) {
    const path = join(built, name);
    if (path !== folder && !name.startsWith("unfinished-")) await rm(path, { recursive: true, force: true });
  }
}
