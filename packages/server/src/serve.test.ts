import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connect, openStream } from "../test/client.ts";
import { call, configWith, newPerson, newTable, startForTest } from "../test/start.ts";
import { newLogger } from "./logging.ts";
import { startServer } from "./serve.ts";
import { StartError } from "./start-error.ts";
import { memoryStore } from "./store/memory-store.ts";

const log = newLogger("silent");

it("tells everybody why when it stops, and says last when it was alive", async () => {
  const store = memoryStore();
  const server = await startForTest({}, { store, host: { now: () => 1_000_000 } });
  const { token } = await newPerson(server.address, "Ada");
  const socket = await connect(server.address, token);
  const stream = await openStream(server.address, { authorization: `Bearer ${token}` });
  await Promise.all([server.close(), server.close()]);
  expect(await socket.over()).toMatchObject({ code: 1012, reason: expect.stringContaining("restarts") });
  expect(await stream.over()).toMatchObject({ code: 1012 });
  expect(await store.lastHeartbeat()).toBe(1_000_000);
  await expect(fetch(server.address)).rejects.toThrow();
});

it("brings people and tables back after a restart, from the disk", async () => {
  const folder = await mkdtemp(join(tmpdir(), "darbar-serve-"));
  try {
    const config = configWith({ dataDir: join(folder, "new", "data") });
    const first = await startServer(config, { log });
    expect((await stat(config.dataDir)).isDirectory()).toBe(true);
    const { token, person } = await newPerson(first.address, "Ada");
    const { table, code } = await newTable(first.address, token, { visibility: "public" });
    await first.close();
    const second = await startServer(config, { log });
    expect((await call(second.address, "GET", "/api/people/me", { token })).body).toEqual({ person, name: "Ada" });
    expect((await call(second.address, "GET", `/api/codes/${code}`)).body).toEqual({ table, game: "coup" });
    const client = await connect(second.address, token);
    client.send({ type: "watch", table });
    expect(await client.next("table")).toMatchObject({ viewer: 0, snapshot: { host: person } });
    await second.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("says in one sentence why it cannot start", async () => {
  const first = await startForTest();
  const port = Number(new URL(first.address).port);
  const second = startServer(configWith({ port }), { store: memoryStore(), log });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(
    `PORT is ${port}, but something else listens on 127.0.0.1 there: choose another.`,
  );
  const folder = await mkdtemp(join(tmpdir(), "darbar-serve-"));
  try {
    await writeFile(join(folder, "file"), "");
    const third = startServer(configWith({ dataDir: join(folder, "file") }), { log });
    await expect(third).rejects.toThrow(/^DATA_DIR is .*, but that folder cannot be made \(EEXIST\)\.$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
