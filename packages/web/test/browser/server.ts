import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { FAST, type Planted } from "./planted.ts";

/** A real server, as a process of its own, with a folder of its own. */
export interface TestServer {
  /** Where browsers find it; the same after a restart. */
  readonly address: string;
  /** From now on this decides what is dealt at new tables, what bots do there, and how fast. */
  plant(planted: Planted): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and with what it has kept. */
  startAgain(): Promise<void>;
  /** Stops it and forgets everything. */
  dispose(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const MAIN = "packages/darbar/test/seeded-server.ts";
/** Ends the server with us, however we end. */
const WATCH_PARENT = new URL("../../../../scripts/bootstrap/watch-parent.mjs", import.meta.url).href;

/** No limit is there against people who behave badly. */
const LENIENT: Readonly<Record<string, string>> = {
  LOG_LEVEL: "error",
  DARBAR_REQUESTS_PER_MINUTE: "0",
  DARBAR_PEOPLE_PER_HOUR: "0",
  DARBAR_TABLES_PER_HOUR: "0",
  DARBAR_TABLES_PER_PERSON: "0",
  DARBAR_MISSED_CODES_PER_MINUTE: "0",
  DARBAR_TCP_CONNECTIONS: "0",
  DARBAR_TCP_CONNECTIONS_PER_ADDRESS: "0",
  DARBAR_CONNECTIONS_PER_ADDRESS: "0",
  DARBAR_CONNECTIONS_PER_PERSON: "0",
  DARBAR_MESSAGES_PER_SECOND: "0",
  DARBAR_FREE_SPACE_MB: "0",
};

interface Running {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  readonly address: string;
}

/**
 * Starts a server on a free port of this machine. `settings` are variables of its environment; `checkout`: whose server, if
 * it is not to be that of this one.
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  checkout: string = ROOT,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "darbar-browser-test-"));
  let planted: Planted = { seed: "", pace: FAST };
  let starts = 0;
  // One that is started again must not repeat itself: pages tell by the name of a log whether it is still the same.
  const launchAt = (port: string): Promise<Running> => {
    const place = { PORT: port, HOST: "127.0.0.1", DATA_DIR: dataDir };
    const anew = { ...planted, seed: `${planted.seed}, start ${starts++}` };
    return launch({ ...LENIENT, ...settings, ...place, SERVER_PLANTED: JSON.stringify(anew) }, checkout);
  };
  let running = await launchAt("0");
  const { address } = running;
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    const { child, exited } = running;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return {
    address,
    plant: async (given) => {
      planted = given;
      const heard = once(running.child, "message");
      running.child.send(given);
      await heard;
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    startAgain: async () => {
      running = await launchAt(new URL(address).port);
    },
    dispose: async () => {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(settings: Readonly<Record<string, string>>, checkout: string): Promise<Running> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("DARBAR_"));
  const child = spawn(process.execPath, [`--import=${WATCH_PARENT}`, join(checkout, MAIN)], {
    env: { ...Object.fromEntries(own), ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exited = once(child, "exit");
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (line: string): void => {
      lines.push(line);
      const opened = /^Darbar is open at (\S+)/.exec(line)?.[1];
      if (opened !== undefined) resolve(opened);
    };
    listen(child.stdout, hear);
    listen(child.stderr, hear);
    child.once("error", reject);
    exited.then(() => reject(new Error(`the server did not start: ${lines.join("\n")}`)), reject);
  });
  return { child, exited, address };
}

function listen(input: Readable | null, hear: (line: string) => void): void {
  if (input !== null) createInterface({ input }).on("line", hear);
}
