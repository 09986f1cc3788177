import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const WATCH_PARENT = new URL("../../../../scripts/bootstrap/watch-parent.mjs", import.meta.url).href;

/** A `darbar serve` that may end by itself. */
export interface ServeProcess {
  /** Where it listens; `null` if it has ended before. */
  readonly address: Promise<string | null>;
  /** How it has ended, and what it wrote to standard error. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  signal(signal: NodeJS.Signals): void;
}

/** Runs `darbar serve` without a log on any free port; it is gone when the test is over. */
export function runServe(dataDir: string, nodeOptions: readonly string[] = []): ServeProcess {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("DARBAR_"));
  const env = { ...Object.fromEntries(own), LOG_LEVEL: "silent", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir };
  const child = spawn(process.execPath, [`--import=${WATCH_PARENT}`, ...nodeOptions, MAIN, "serve"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  const said = text(child.stderr);
  const address = new Promise<string | null>((resolve) => {
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
      const found = /open at (\S+)\n/.exec(out)?.[1];
      if (found !== undefined) resolve(found);
    });
    exited.then(() => resolve(null));
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await exited;
  });
  return {
    address,
    ended: Promise.all([exited, said]).then(([[code], words]) => ({ code, said: words })),
    signal: (signal) => void child.kill(signal),
  };
}
