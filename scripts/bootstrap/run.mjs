import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { isatty } from "node:tty";
import { isAlive } from "./lock.mjs";

const watchParent = new URL("./watch-parent.mjs", import.meta.url).href;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {boolean} [capture] keep the output for the result instead of showing it
 * @property {(text: string) => void} [print] show the output through this
 *
 * @typedef {object} RunResult
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal what ended the child
 * @property {NodeJS.Signals | null} interruptedBy what we were told meanwhile
 * @property {string} output
 */

/**
 * Runs a script under a given Node; it ends when we do, however we end.
 * @param {string} node
 * @param {string[]} args
 * @param {RunOptions} options
 */
export function runNode(node, args, options = {}) {
  // Node 18, which may have to run npm once, knows neither flag.
  const old = node === process.execPath && !process.allowedNodeEnvironmentFlags.has("--disable-warning");
  const flags = old ? [] : ["--disable-warning=ExperimentalWarning", `--import=${watchParent}`];
  return run(node, [...flags, ...args], options);
}

/**
 * Runs a program to its end, passing on what signals tell us meanwhile.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<RunResult>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.environment ?? process.env,
      stdio: options.capture || options.print ? ["ignore", "pipe", "pipe"] : "inherit",
      windowsHide: true,
    });
    let output = "";
    /** @param {string} text */
    const hear = (text) => {
      if (options.print) options.print(text);
      else output += text;
    };
    // By letters, not by bytes: one may come in two parts.
    child.stdout?.setEncoding("utf8").on("data", hear);
    child.stderr?.setEncoding("utf8").on("data", hear);
    const watch = watchOver(child, options.capture === true);
    child.once("error", (error) => {
      watch.stop();
      reject(error);
    });
    child.once("close", (code, signal) => {
      watch.stop();
      resolve({ code, signal, interruptedBy: watch.interruptedBy(), output });
    });
  });
}

/**
 * Ends this process as the child ended, so that the caller cannot tell the difference.
 * @param {RunResult} result
 */
export function leaveAs(result) {
  if (result.signal !== null) leaveBy(result.signal);
  process.exitCode = result.code ?? 1;
}

/**
 * Ends this process by a signal.
 * @param {NodeJS.Signals} signal
 * @returns {never}
 */
export function leaveBy(signal) {
  process.kill(process.pid, signal);
  // Where the signal does not end us at once, the customary code does.
  process.exit(128 + constants.signals[signal]);
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {boolean} captured
 */
function watchOver(child, captured) {
  /** @type {NodeJS.Signals | null} */
  let interruptedBy = null;
  /** @param {NodeJS.Signals} signal */
  const told = (signal) => {
    interruptedBy = signal;
    // npm would first take its time to tidy up; what it leaves half-made is made anew by the next start.
    if (captured) child.kill("SIGKILL");
    // A terminal has sent Ctrl-C to the child as well, and twice may mean something else to it than once.
    else if (signal !== "SIGINT" || !atTerminal()) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, told);

  // A killed npm leaves its scripts behind. Without npm above us, outliving the parent is what nohup is for.
  const family = ancestors();
  let orphaned = 0;
  const lookUp = setInterval(() => {
    if (process.env.npm_execpath === undefined || ancestors() === family) return;
    orphaned += 1;
    interruptedBy ??= "SIGTERM";
    child.kill(orphaned < 20 ? "SIGTERM" : "SIGKILL");
  }, 250);

  return {
    interruptedBy: () => interruptedBy,
    stop() {
      clearInterval(lookUp);
      for (const signal of signals) process.off(signal, told);
    },
  };
}

/**
 * Who started us: our parent, and if that is a shell which npm put in between and which would survive npm, its parent
 * too (where the system tells).
 */
function ancestors() {
  const parent = process.ppid;
  if (!isAlive(parent)) return "nobody";
  if (process.platform !== "linux") return `${parent}`;
  try {
    // "pid (name) state parent …"
    const shell = /^\d+ \(\w*sh\) \w (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return shell === null ? `${parent}` : `${parent} ${shell[1]}`;
  } catch {
    return `${parent}`;
  }
}

function atTerminal() {
  return isatty(0) || isatty(1) || isatty(2);
}
