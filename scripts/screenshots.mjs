// Takes the pictures of the README anew: npm run screenshots [-- FOLDER]

import { join } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { runInBrowser } from "./browser/run-script.mjs";

const [folder = join(root, "docs/screenshots")] = process.argv.slice(2);
await runInBrowser("packages/web/test/browser/readme-shots.ts", [folder]);
