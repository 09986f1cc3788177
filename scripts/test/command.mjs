import { join } from "node:path";
import { root } from "../bootstrap/paths.mjs";
import { Interrupted } from "../bootstrap/problem.mjs";
import { runNode } from "../bootstrap/run.mjs";

/** Whether there is somebody to see colours; in a file or a log they are only noise. */
export const colours = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR);

/**
 * Runs a script of this checkout in its root; answers its exit code.
 * @param {readonly string[]} command a file and its arguments
 * @param {(text: string) => void} print
 * @param {NodeJS.ProcessEnv} more variables of its environment
 */
export async function runCommand([file = "", ...args], print, more = {}) {
  // The tools see no terminal here, and would leave their colours out.
  const environment = { ...process.env, ...(colours ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }), ...more };
  const result = await runNode(process.execPath, [join(root, file), ...args], { cwd: root, environment, print });
  if (result.interruptedBy !== null) throw new Interrupted(result.interruptedBy);
  return result.code;
}
