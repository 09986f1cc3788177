import { join } from "node:path";
import { root } from "../bootstrap/paths.mjs";
import { Problem, say } from "../bootstrap/problem.mjs";
import { runNode } from "../bootstrap/run.mjs";
import { findBrowser } from "./find.mjs";

/**
 * Runs a script that needs a browser; leaves with its exit code.
 * @param {string} script from the root of the checkout
 * @param {readonly string[]} args
 */
export async function runInBrowser(script, args) {
  try {
    const browser = await findBrowser();
    const environment = {
      ...process.env,
      CHROME_PATH: browser.path,
      CHROME_SANDBOX: browser.sandboxed ? "on" : "off",
    };
    const { code } = await runNode(process.execPath, [join(root, script), ...args], {
      cwd: process.cwd(),
      environment,
    });
    process.exitCode = code ?? 1;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
