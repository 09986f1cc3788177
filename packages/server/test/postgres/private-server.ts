import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, chown, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

/** Nobody's number on every Unix: PostgreSQL does not run as root. */
const NOBODY = 65_534;

/** A PostgreSQL server of our own, on a free port of loopback, gone when it is stopped. */
export interface PrivateServer {
  readonly url: string;
  readonly port: number;
  /** The address of a schema of its own in it. */
  schema(name: string): Promise<string>;
  /** Ends the server at once, as a crash would, or lets it come back where it was. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes a standby of it, which has everything that this one acknowledges from now on. */
  newStandby(): Promise<Standby>;
}

/** A server that follows another, until it takes its place. */
export interface Standby extends PrivateServer {
  promote(): Promise<void>;
  /** Hears nothing more of the server that it follows, and that one does not wait for it any more. */
  fallBehind(): Promise<void>;
}

/** Makes a server from the programs in a folder, as somebody other than root. */
export async function startPrivateServer(binaries: string): Promise<PrivateServer> {
  const place = await newPlace();
  const programs = await withinReach(binaries, place);
  await run(
    join(programs, "initdb"),
    ["-D", place.data, "-U", "darbar", "-A", "trust", "-E", "UTF8", "--no-sync"],
    place.options,
  );
  return serveFrom(programs, place);
}

/** Programs in a folder that is root's alone are copied: it is somebody else who runs them. */
async function withinReach(binaries: string, { folder, options }: Place): Promise<string> {
  try {
    await run(join(binaries, "postgres"), ["--version"], options);
    return binaries;
  } catch {
    const copy = join(folder, "programs");
    await cp(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, "bin");
  }
}

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly options: {
    readonly uid?: number;
    readonly gid?: number;
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
  };
}

async function newPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "darbar-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
  await chmod(folder, 0o700);
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: "C", HOME: folder } };
  return { folder, data: join(folder, "data"), options };
}

async function serveFrom(binaries: string, place: Place): Promise<PrivateServer> {
  const { data, folder, options } = place;
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
    port,
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
    newStandby: () => standbyOf(binaries, port),
  };
}

/** What a standby is called where it is waited for. */
const STANDBY = "darbar_standby";

async function standbyOf(binaries: string, primary: number): Promise<Standby> {
  const place = await newPlace();
  const url = `postgres://darbar@127.0.0.1:${primary}/postgres`;
  const connection = `host=127.0.0.1 port=${primary} user=darbar application_name=${STANDBY}`;
  const backup = [
    "-D",
    place.data,
    "-h",
    "127.0.0.1",
    "-p",
    String(primary),
    "-U",
    "darbar",
    "-X",
    "stream",
    "-c",
    "fast",
  ];
  await run(join(binaries, "pg_basebackup"), [...backup, "--no-sync"], place.options);
  await writeFile(join(place.data, "standby.signal"), "");
  await appendFile(join(place.data, "postgresql.conf"), `\nprimary_conninfo = '${connection}'\n`);
  const server = await serveFrom(binaries, place);
  await ask(url, `ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`);
  await ask(url, "SELECT pg_reload_conf()");
  const isSynchronous = `SELECT 1 FROM pg_stat_replication WHERE application_name = '${STANDBY}' AND sync_state = 'sync'`;
  while ((await ask(url, isSynchronous)).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    ...server,
    promote: async () => {
      await ask(server.url, "SELECT pg_promote(true, 60)");
      // A standby of this one is a copy of it, and is to follow somebody.
      await ask(server.url, "ALTER SYSTEM RESET primary_conninfo");
    },
    fallBehind: async () => {
      await ask(url, "ALTER SYSTEM RESET synchronous_standby_names");
      await ask(url, "SELECT pg_reload_conf()");
      await ask(server.url, "ALTER SYSTEM SET primary_conninfo = ''");
      await ask(server.url, "SELECT pg_reload_conf()");
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

/** A port of loopback that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
