import { expect, it, vi } from "vitest";
import { newLogger } from "../src/logging.ts";
import { startServer } from "../src/serve.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import { type Store, StoreError } from "../src/store/store.ts";
import { connect } from "./client.ts";
import { call, configWith, newPerson, newTable, startForTest } from "./start.ts";

const NEVER = new Promise<never>(() => undefined);
/** An upper bound only, for a machine that has much else to do. */
const PATIENCE = { timeout: 20_000, interval: 20 };

/** A store in memory whose reads or writes are never answered from some moment on. */
function mortalStore(): { readonly store: Store; stop(...calls: readonly (keyof Store)[]): void } {
  const whole = memoryStore();
  const stopped = new Set<PropertyKey>();
  const store = new Proxy(whole, {
    get: (target, name) => (stopped.has(name) ? () => NEVER : Reflect.get(target, name)),
  });
  return { store, stop: (...calls) => calls.forEach((each) => void stopped.add(each)) };
}

it.each([
  ["reader", "lastHeartbeat", "reader: nothing could be read for"],
  ["writer", "heartbeat", "writer: nothing could be kept for"],
] as const)("health names a %s that answers no more", async (_, dead, sentence) => {
  const { store, stop } = mortalStore();
  let skipped = 0;
  const now = (): number => Math.floor(1_000_000 + performance.now() + skipped);
  const { address } = await startForTest({}, { store, host: { now } });
  expect((await call(address, "GET", "/healthz")).status).toBe(200);
  stop(dead);
  skipped = 60_000;
  const asked = async (): Promise<string> =>
    (await call<{ code?: string; error?: string }>(address, "GET", "/healthz")).body.error ?? "";
  // The other part is heard of again with the next beat; this one is not.
  await vi.waitUntil(async () => (await asked()).split(";").length === 1, PATIENCE);
  expect(await call(address, "GET", "/healthz")).toMatchObject({
    status: 503,
    body: { code: "not-well", error: expect.stringContaining(sentence) },
  });
});

it("asking for its health costs the store nothing", async () => {
  const asked: PropertyKey[] = [];
  const store = new Proxy(memoryStore(), {
    get: (target, name) => {
      asked.push(name);
      return Reflect.get(target, name);
    },
  });
  const { address } = await startForTest({}, { store });
  asked.length = 0;
  for (let time = 0; time < 20; time++) expect((await call(address, "GET", "/healthz")).status).toBe(200);
  // What is asked once a second, whoever asks for the health.
  expect(asked.filter((name) => name !== "heartbeat" && name !== "lastHeartbeat")).toEqual([]);
  expect(asked.length).toBeLessThan(20);
});

it("what fails while it starts leaves nothing open", async () => {
  const damaged = new StoreError("damaged", "the database is damaged (in a test)");
  const closed = vi.fn(async () => undefined);
  const store: Store = { ...memoryStore(), openTables: () => Promise.reject(damaged), close: closed };
  await expect(startServer(configWith(), { store, log: newLogger("silent") })).rejects.toBe(damaged);
  expect(closed).toHaveBeenCalledOnce();
});

it("closes within five seconds although nothing that waits is ever kept", async () => {
  const { store, stop } = mortalStore();
  const server = await startForTest({}, { store });
  const { token } = await newPerson(server.address, "Ada");
  const { table } = await newTable(server.address, token);
  const client = await connect(server.address, token);
  client.send({ type: "watch", table });
  await client.next("table");
  stop("append", "say", "heartbeat", "lastHeartbeat", "close");
  for (let id = 0; id < 10; id++) {
    client.send({ type: "do", id: `hung ${id}`, table, command: { do: "add-bot", seat: 1, level: "regular" } });
  }
  client.send({ type: "ping" });
  await client.next("pong");
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5_000);
});
