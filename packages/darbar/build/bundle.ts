import { readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";

const DARBAR = join(import.meta.dirname, "..");
const PACKAGES = join(DARBAR, "..");
const BESIDE = /new URL\("([^"]+)", import\.meta\.url\)/g;

/**
 * Makes one folder of JavaScript of the command and of everything that it imports, dependencies too: Node runs no TypeScript
 * below `node_modules`, and what is inside need not be fetched. Answers the files that went into it.
 */
export async function bundle(folder: string): Promise<readonly string[]> {
  const build = await rolldown({
    input: { main: join(DARBAR, "src/main.ts") },
    platform: "node",
    plugins: [filesBeside],
  });
  try {
    const { output } = await build.write({
      dir: folder,
      format: "esm",
      comments: { legal: true, annotation: false, jsdoc: false },
    });
    return output.flatMap((made) => (made.type === "chunk" ? made.moduleIds : []));
  } finally {
    await build.close();
  }
}

/** Threads, processes and texts that are named by where they lie beside a source: each goes along, and is named anew. */
const filesBeside: Plugin = {
  name: "files-beside",
  resolveId: (id) => {
    // Built pages instead of what builds them.
    if (id === "@darbar/web/pages") return join(DARBAR, "build/pages-inside.ts");
    // Only for who has it.
    return id === "pg-native" ? { id, external: true } : null;
  },
  transform(code, importer) {
    if (importer.includes("node_modules") || !code.includes("import.meta.url")) return null;
    return code.replaceAll(BESIDE, (named, path: string) => {
      const file = resolve(dirname(importer), path);
      if (/\.(ts|mjs)$/.test(path)) {
        const fileName = nameOf(file);
        this.emitFile({ type: "chunk", id: file, fileName });
        return `new URL("./${fileName}", import.meta.url)`;
      }
      if (!/\.(txt|c)$/.test(path)) return named;
      this.emitFile({ type: "asset", fileName: basename(file), source: readFileSync(file) });
      return `new URL("./${basename(file)}", import.meta.url)`;
    });
  },
};

/** `packages/server/src/store/writer.ts` is `server-store-writer.js`. */
function nameOf(file: string): string {
  const path = relative(PACKAGES, file).replaceAll("\\", "/");
  return `${path
    .replace(/^\.\.\//, "")
    .replace("/src/", "/")
    .replace(/\.\w+$/, "")
    .replaceAll("/", "-")}.js`;
}
