import { expect, it, vi } from "vitest";
import { forget } from "../src/forgetting/forget.ts";
import { forgetByItself } from "../src/forgetting/forget-by-itself.ts";
import { hashOf } from "../src/identity/secret.ts";
import { newLogger } from "../src/logging.ts";
import { TableRegistry } from "../src/registry.ts";
import { memoryStore } from "../src/store/memory-store.ts";
import type { Store } from "../src/store/store.ts";
import { connect } from "./client.ts";
import { call, newPerson, newTable, startForTest } from "./start.ts";
import { virtualRegistryHost } from "./virtual-registry-host.ts";

const DAY = 24 * 3_600_000;
const RETENTION = { forgetTables: 30, forgetGuests: 400 };
/** An upper bound only, for a machine that has much else to do. */
const PATIENCE = { timeout: 20_000, interval: 20 };
const log = newLogger("silent");

/** Forgets all that can be forgotten at a time, as if no server ran. */
const forgetAt = (store: Store, now: number, retention = RETENTION) =>
  forget(store, retention, {
    now: () => now,
    forgetTables: async (tables) => {
      await store.forgetTables(tables);
      return tables.length;
    },
    rest: async () => true,
  });

async function withTables(store: Store, count: number): Promise<void> {
  for (let id = 0; id < count; id++) {
    await store.createTable({ table: `t${id}`, code: `C${id}`, created: 0 }, [{ seq: 0, at: 0, fact: "{}" }]);
    await store.putToSleep(`t${id}`, [], id);
  }
}

it("forgets tables and guests that nobody needed for so many days, and none a moment younger", async () => {
  const store = memoryStore();
  await withTables(store, 23);
  const device = { device: "d", label: "", added: 0, seen: 11 };
  await store.createPerson({ person: "p", name: "Mina" }, device, "hash");
  expect(await forgetAt(store, 30 * DAY + 11)).toEqual({ tables: 11, facts: 0, devices: 0 });
  expect([await store.load("t10"), (await store.load("t11"))?.length]).toEqual([null, 1]);
  expect(await forgetAt(store, 400 * DAY + 11)).toEqual({ tables: 12, facts: 0, devices: 0 });
  expect(await forgetAt(store, 400 * DAY + 12)).toEqual({ tables: 0, facts: 0, devices: 1 });
  expect(await store.findPerson("hash")).toBeNull();
});

it("forgets nothing where it is told never to, but what was before the base of a table", async () => {
  const store = memoryStore();
  await withTables(store, 3);
  await store.append("t0", [{ seq: 1, at: DAY, fact: "{}" }], { base: 1 });
  const never = { forgetTables: 0, forgetGuests: 0 };
  expect(await forgetAt(store, DAY, never)).toEqual({ tables: 0, facts: 0, devices: 0 });
  expect(await forgetAt(store, 9_999 * DAY, never)).toEqual({ tables: 0, facts: 1, devices: 0 });
});

it("looks past tables that are needed after all, and stops when it is told to", async () => {
  const store = memoryStore();
  await withTables(store, 23);
  const steps: number[] = [];
  const done = await forget(store, RETENTION, {
    now: () => 100 * DAY,
    forgetTables: async (tables) => {
      const gone = tables.filter((table) => !["t0", "t3", "t17"].includes(table));
      await store.forgetTables(gone);
      steps.push(tables.length);
      return gone.length;
    },
    rest: async () => true,
  });
  expect(done.tables).toBe(20);
  expect(new Set(steps)).toEqual(new Set([1]));
  const stopped = await forget(store, RETENTION, {
    now: () => 100 * DAY,
    forgetTables: async () => 1,
    rest: async () => false,
  });
  expect(stopped.tables).toBe(1);
});

it("a table with somebody there stays; an awake one with nobody is put to sleep and forgotten", async () => {
  const host = virtualRegistryHost();
  const registry = new TableRegistry(host);
  const actor = { person: "p", name: "Ada" };
  const setup = {
    game: "coup",
    options: {},
    seats: 3,
    clock: "relaxed",
    visibility: "link",
    spectators: true,
  } as const;
  const [watched, idle] = [
    await registry.create(actor, { ...setup, bluffs: "open" }),
    await registry.create(actor, { ...setup, bluffs: "open" }),
  ];
  if (!watched.ok || !idle.ok) throw new Error("no table was made");
  const live = await registry.open(watched.value.table);
  live?.watch({ person: "p", send: () => undefined, gone: () => undefined });
  await host.pass(31 * DAY);
  expect(registry.count().awake).toBe(2);
  const keeper = { store: host.store, registry, log, now: host.now };
  await registry.markNeeded(); // As every server does, also one that leaves forgetting to another.
  await forgetByItself(keeper, RETENTION, new AbortController().signal);
  expect(registry.count().awake).toBe(1);
  expect(await registry.open(idle.value.table)).toBeNull();
  expect(await registry.findByCode(idle.value.code)).toBeNull();
  expect(await registry.open(watched.value.table)).toBe(live);
  // From now on it is known, also after a crash, that somebody was there.
  expect(await host.store.staleTables(host.now(), 9)).toEqual([]);
});

it("a game that somebody has kept is found under its address when its table is long forgotten", async () => {
  const store = memoryStore();
  let time = Date.now();
  const { address } = await startForTest({}, { store, forgetEvery: 20, host: { now: () => time } });
  const [ada, eve] = [await newPerson(address, "Ada"), await newPerson(address, "Eve")];
  const { table } = await newTable(address, ada.token);
  const record = { game: "coup", version: 1, options: {}, seats: 2, draws: [], moves: [] };
  for (const game of [1, 2]) {
    const kept = JSON.stringify({ record, people: [ada.person, null], bluffs: "open", spectators: true });
    await store.addRecord(table, { game, at: time, record: kept });
  }
  const path = (game: number): string => `/api/tables/${table}/games/${game}`;
  const keep = (game: number, { token }: { readonly token: string }, kept: boolean) =>
    call(address, "POST", `${path(game)}/keep`, { token, body: { kept } });
  expect(await keep(2, eve, true)).toMatchObject({ status: 403, body: { code: "not-yours" } });
  expect((await call(address, "POST", `${path(2)}/keep`, { body: { kept: true } })).status).toBe(401);
  expect(await keep(7, ada, true)).toMatchObject({ status: 404, body: { code: "no-such-game" } });
  expect((await keep(1, ada, true)).body).toEqual({ kept: true, days: 30 });
  expect((await keep(1, ada, false)).body).toEqual({ kept: false, days: 30 });
  expect((await keep(2, ada, true)).body).toEqual({ kept: true, days: 30 });
  expect((await call(address, "GET", `${path(2)}/keep`, { token: eve.token })).body).toEqual({ kept: null, days: 30 });
  time += 31 * DAY;
  await vi.waitUntil(async () => (await store.load(table)) === null, PATIENCE);
  expect((await call(address, "GET", `${path(2)}/record`)).body).toEqual(record);
  expect((await call(address, "GET", `${path(1)}/record`)).status).toBe(404);
  expect((await call(address, "GET", `${path(2)}/keep`, { token: ada.token })).body).toEqual({ kept: true, days: 30 });
  const client = await connect(address, ada.token);
  client.send({ type: "watch", table });
  expect(await client.next("gone")).toMatchObject({ code: "no-such-table" });
});

it("a device is marked as seen once a day, when it is used", async () => {
  const store = memoryStore();
  let time = 1_000_000;
  const { address } = await startForTest({}, { store, host: { now: () => time } });
  const { token } = await newPerson(address, "Ada");
  const seen = async (): Promise<number | undefined> => (await store.findPerson(hashOf(token)))?.seen;
  const come = () => call(address, "GET", "/api/people/me", { token });
  time += DAY - 1;
  await come();
  expect(await seen()).toBe(1_000_000);
  time += 1;
  await come();
  await vi.waitUntil(async () => (await seen()) === 1_000_000 + DAY, PATIENCE);
});
