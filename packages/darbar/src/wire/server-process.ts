import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { SETTINGS } from "@darbar/server";

/** A server that runs as a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** Where it tells its figures. */
  readonly metricsAddress: string;
  readonly pid: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Whether it has ended although nobody wanted it to. */
  hasCrashed(): boolean;
  /** The last lines that it has written. */
  output(): string;
}

/** What a server process is told. */
export interface ServerWish {
  readonly dataDir: string;
  /** The file of the command line; ours, if nothing is said. */
  readonly main?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** More variables of the environment that are no settings, for the loader of programs for instance. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node itself, for a profile for instance. */
  readonly nodeOptions?: readonly string[];
  /** The largest file that it may write, in kilobytes, as if the disk were full beyond that. */
  readonly mostKilobytes?: number;
  /** Kills it while it starts. */
  readonly signal?: AbortSignal;
}

/** Settings that can be lifted: whatever is read as this one is. */
const LIMITS = Object.values(SETTINGS).filter(({ kind }) => kind === SETTINGS.messagesPerSecond.kind);

/** No limit that is there against people who behave badly, and no pause between two windows. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LIMITS.map(({ variable }) => [variable, "0"])),
  DARBAR_WINDOW_GRID_MS: "0",
  DARBAR_WINDOW_FLOOR_MS: "0",
};

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
/** Ends the server with us, however we end. */
const WATCH_PARENT = new URL("../../../../scripts/bootstrap/watch-parent.mjs", import.meta.url).href;
const KEPT_LINES = 30;

/** Starts `darbar serve` on any free port of this machine, and waits until it listens. */
export async function startServerProcess(wish: ServerWish): Promise<ServerProcess> {
  const child = spawnServer(wish);
  const exited = once(child, "exit");
  const lines: string[] = [];
  let isWanted = true;
  let metricsAddress = "";
  const opened = new Promise<string>((resolve, reject) => {
    const hear = (line: string): void => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      metricsAddress ||= /^Metrics are told at (\S+)/.exec(line)?.[1] ?? "";
      const address = /^Darbar is open at (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    };
    createInterface({ input: child.stdout }).on("line", hear);
    createInterface({ input: child.stderr }).on("line", hear);
    child.once("error", reject);
    exited.then(() => reject(new Error(`the server did not start: ${lines.join("\n")}`)));
  });
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    isWanted = false;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  const kill = (): void => void end("SIGKILL");
  wish.signal?.addEventListener("abort", kill);
  const address = await opened.finally(() => wish.signal?.removeEventListener("abort", kill));
  return {
    address,
    metricsAddress,
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    hasCrashed: () => isWanted && (child.exitCode !== null || child.signalCode !== null),
    output: () => lines.join("\n"),
  };
}

function spawnServer({
  dataDir,
  main = MAIN,
  settings = UNLIMITED,
  environment = {},
  nodeOptions = [],
  mostKilobytes,
}: ServerWish): ChildProcessByStdio<null, Readable, Readable> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("DARBAR_"));
  const env = {
    ...Object.fromEntries(own),
    LOG_LEVEL: "error",
    ...settings,
    PORT: "0",
    HOST: "127.0.0.1",
    METRICS_PORT: "0",
  };
  const options = { env: { ...env, ...environment, DATA_DIR: dataDir } };
  const command = [`--import=${WATCH_PARENT}`, ...nodeOptions, main, "serve"];
  if (mostKilobytes === undefined) {
    return spawn(process.execPath, command, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  }
  const limited = `ulimit -S -f ${mostKilobytes}; exec "$0" "$@"`;
  return spawn("bash", ["-c", limited, process.execPath, ...command], {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
}
