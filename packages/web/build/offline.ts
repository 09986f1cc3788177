import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { PAGE } from "./offline-routes.ts";

const WORKER = fileURLToPath(new URL("service-worker.ts", import.meta.url));
const WORKER_FILE = "sw.js";
/** Compressed twins of files, maps for developers, what only the server reads, and the worker itself are not kept on the device. */
const NOT_KEPT = /\.(?:gz|br|zst|map)$|^preloads\.json$/;

/** Writes `/sw.js` after the build: it knows every file that was built, and has a name for just this set of them. */
export function offline(): Plugin {
  let folder = "";
  return {
    name: "darbar-offline",
    apply: "build",
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(outDir.startsWith(sep) ? "" : root, outDir);
    },
    writeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = filesIn(folder);
        writeFileSync(join(folder, WORKER_FILE), await workerFor(files.map(addressOf), versionOf(folder, files)));
      },
    },
  };
}

/** Where a file is asked for: a server may send those who ask for /index.html elsewhere. */
function addressOf(file: string): string {
  return file === "/index.html" ? PAGE : file;
}

/** Every file of a build, in order. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_KEPT.test(entry.name) && entry.name !== WORKER_FILE)
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .sort();
}

/** A name that changes whenever a file does. */
export function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

/** The service worker for these files, as one classic script: not every browser takes a module there. */
export async function workerFor(files: readonly string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { __DARBAR_FILES__: JSON.stringify(files), __DARBAR_VERSION__: JSON.stringify(version) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: WORKER, formats: ["iife"], name: "darbar", fileName: () => WORKER_FILE },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error("the service worker was not built");
  return chunk.code;
}
