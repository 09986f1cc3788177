import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preparePages } from "@darbar/web/pages";
import { bundle } from "./bundle.ts";
import { licencesOf } from "./licences.ts";

/** Makes in a folder what the package holds: the command with everything it needs, and the pages, built. */
export async function buildPackage(folder: string, say: (text: string) => void): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const files = await bundle(join(folder, "lib"));
  cpSync(await preparePages(say), join(folder, "pages"), { recursive: true });
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  const { version } = manifest as { readonly version: string };
  // Read by the command itself (`darbar --version`).
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ type: "module", version }, null, 2)}\n`);
  writeFileSync(join(folder, "THIRD-PARTY-LICENCES.txt"), licencesOf(files));
}
