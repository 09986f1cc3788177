import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { filesIn } from "../../build/files-in.ts";

const web = fileURLToPath(new URL("../..", import.meta.url));
const packages = join(web, "..");
const built = join(packages, "../.cache/law");

/** What the page of positions is made of. */
const SOURCES = ["web/src", "web/public", "web/test/law", "web/test/dom", "web/vite.config.ts"];
const PACKAGES = ["kernel/src", "coup/src", "cops/src", "bots/src", "fair/src", "protocol/src", "words/src"];

/** The folder of the page of positions, built if anything of it has changed. */
export async function preparePositionsPage(): Promise<string> {
  const folder = join(built, await fingerprint());
  if (existsSync(folder)) return folder;
  // Built aside and moved into place, so that a half-built one is never taken for a whole one.
  const unfinished = join(built, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: join(web, "test/law/page"),
    publicDir: join(web, "public"),
    logLevel: "error",
    plugins: [stylesOfThePage()],
    oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      target: "es2023",
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
    },
  });
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Somebody else was quicker: theirs is the same.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  await forgetOthers(folder);
  return folder;
}

/** The styles that the product's page begins with, whatever they are just now. */
function stylesOfThePage(): Plugin {
  return {
    name: "darbar-styles",
    resolveId: (name) => (name === "darbar:styles" ? "\0darbar:styles" : null),
    load: async (name) => {
      if (name !== "\0darbar:styles") return null;
      const main = await readFile(join(web, "src/main.tsx"), "utf8");
      const styles = [...main.matchAll(/^import "\.\/(.+\.css)";$/gm)].map(([, file]) => file);
      return styles.map((file) => `import ${JSON.stringify(join(web, "src", file))};`).join("\n");
    },
  };
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(packages, "../package-lock.json")));
  for (const source of [...SOURCES, ...PACKAGES]) {
    for (const file of await filesIn(join(packages, source))) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 20);
}

/** Pages of former sources are of no use any more; but somebody may still be reading the last one. */
async function forgetOthers(folder: string): Promise<void> {
  const names = (await readdir(built)).filter((name) => !name.startsWith("unfinished-"));
  for (const name of names)
    if (join(built, name) !== folder) await rm(join(built, name), { recursive: true, force: true });
}
