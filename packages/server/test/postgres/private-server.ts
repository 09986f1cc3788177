import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

/** Nobody's number on every Unix: PostgreSQL does not run as root. */
const NOBODY = 65_534;

/** A PostgreSQL server of our own, on a free port of loopback, gone when it is stopped. */
export interface PrivateServer {
  readonly url: string;
  /** The address of a schema of its own in it. */
  schema(name: string): Promise<string>;
  /** Ends the server at once, as a crash would, or lets it come back where it was. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a server from the programs in a folder, as somebody other than root. */
export async function startPrivateServer(binaries: string): Promise<PrivateServer> {
  const folder = await mkdtemp(join(tmpdir(), "darbar-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: "C", HOME: folder } };
  await run(join(binaries, "initdb"), ["-D", data, "-U", "darbar", "-A", "trust", "-E", "UTF8", "--no-sync"], options);
  const port = await freePort();
  const url = `postgres://darbar@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=`, `port=${port}`, "max_connections=100"];
    child = spawn(join(binaries, "postgres"), ["-D", data, ...settings.flatMap((each) => ["-c", each])], {
      ...options,
      stdio: "ignore",
    });
    await untilReady(url, child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null) return;
    const exited = once(ending, "exit");
    ending.kill(signal);
    await exited;
  };
  await start();
  return {
    url,
    schema: async (name) => {
      await ask(url, `CREATE SCHEMA ${name}`);
      return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    start,
    kill: () => end("SIGQUIT"), // Immediate shutdown: nothing is finished, and the next start recovers from the log.
    stop: async () => {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks a server something, over a connection of its own. */
export async function ask(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await ask(url, "SELECT 1");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL ended with ${child.exitCode}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
