// Unpacks the Chromium of a folder's node_modules, with the libraries that come with it, into TMPDIR:
//   TMPDIR=WHERE node scripts/browser/unpack.mjs FOLDER

import { join } from "node:path";
import { pathToFileURL } from "node:url";

const home = join(process.argv[2] ?? ".", "node_modules", "@sparticuz", "chromium");
/** @type {{ default: { executablePath(): Promise<string> }, inflate(archive: string): Promise<string> }} */
const { default: chromium, inflate } = await import(pathToFileURL(join(home, "build", "index.js")).href);
await chromium.executablePath();
await inflate(join(home, "bin", "al2023.tar.br"));
