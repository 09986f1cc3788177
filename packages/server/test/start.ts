import { createHash } from "node:crypto";
import { TEST_SEED, testChance } from "@darbar/kernel/testing";
import { onTestFinished } from "vitest";
import { type Config, readConfig } from "../src/config.ts";
import { newLogger } from "../src/logging.ts";
import { type RunningServer, type ServerOverrides, startServer } from "../src/serve.ts";
import { memoryStore } from "../src/store/memory-store.ts";

/** What a server is told by default, but on any free port, silently, however full the disk is, and with these differences. */
export function configWith(changes: Partial<Config> = {}): Config {
  const config = readConfig({ PORT: "0", LOG_LEVEL: "silent", DARBAR_FREE_SPACE_MB: "0" });
  if (!config.ok) throw new Error(config.error);
  return { ...config.value, ...changes };
}

/** A server in memory without pauses, whose deals and bots are the same in every run; it is closed after the test. */
export async function startForTest(
  changes: Partial<Config> = {},
  overrides: ServerOverrides = {},
): Promise<RunningServer> {
  const server = await startServer(configWith(changes), {
    store: memoryStore(),
    log: newLogger("silent"),
    ...overrides,
    host: { grid: 0, floor: 0, pause: 0, chance: testChance("server"), newSecret: secrets(), ...overrides.host },
  });
  onTestFinished(() => server.close());
  return server;
}

/** What deals come from, the same in every run. */
function secrets(): () => string {
  let count = 0;
  return () => createHash("sha256").update(`${TEST_SEED} secret ${count++}`).digest("hex");
}

/** An answer of the HTTP API. */
export interface HttpAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Calls the HTTP API. */
export async function call<Body = { code: string; error: string }>(
  address: string,
  method: string,
  path: string,
  options: { readonly token?: string; readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<HttpAnswer<Body>> {
  const { token, body, headers } = options;
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** A new guest. */
export async function newPerson(address: string, name: string): Promise<{ person: string; token: string }> {
  const { body } = await call<{ person: string; token: string }>(address, "POST", "/api/people", { body: { name } });
  return body;
}

/** A new table: for two, without the draft, if nothing else is said; the first seat begins. */
export async function newTable(
  address: string,
  token: string,
  setup: Record<string, unknown> = {},
): Promise<{ table: string; code: string }> {
  const { body } = await call<{ table: string; code: string }>(address, "POST", "/api/tables", {
    token,
    body: {
      game: "coup",
      seats: 2,
      clock: "relaxed",
      ...setup,
      options: { first: 0, ...((setup.options as object | undefined) ?? { draft: false }) },
    },
  });
  return body;
}
