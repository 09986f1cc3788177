// Takes the pictures of the README anew: npm run screenshots [-- FOLDER]

import { join } from "node:path";
import { root } from "./bootstrap/paths.mjs";
import { Problem, say } from "./bootstrap/problem.mjs";
import { runNode } from "./bootstrap/run.mjs";
import { findBrowser } from "./browser/find.mjs";

const [folder = join(root, "docs/screenshots")] = process.argv.slice(2);
try {
  const browser = await findBrowser();
  const environment = {
    ...process.env,
    CHROME_PATH: browser.path,
    CHROME_SANDBOX: browser.sandboxed ? "on" : "off",
  };
  const script = join(root, "packages/web/test/browser/readme-shots.ts");
  const { code } = await runNode(process.execPath, [script, folder], { cwd: process.cwd(), environment });
  process.exitCode = code ?? 1;
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  say(error.message);
  process.exitCode = 1;
}
