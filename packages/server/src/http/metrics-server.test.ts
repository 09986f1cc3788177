import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { connect } from "../../test/client.ts";
import { call, configWith, newPerson, newTable, startForTest } from "../../test/start.ts";
import { newLogger } from "../logging.ts";
import { startServer } from "../serve.ts";
import { StartError } from "../start-error.ts";
import { memoryStore } from "../store/memory-store.ts";
import { openMetrics } from "./metrics-server.ts";

it("measures itself, on a port of its own", async () => {
  const { address, metricsAddress } = await startForTest({ metricsPort: 0 });
  const { token } = await newPerson(address, "Ada");
  const client = await connect(address, token);
  const { table } = await newTable(address, token);
  expect(await client.do(table, { do: "start" })).toBe("free-seats");
  const answer = await fetch(metricsAddress ?? "");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const body = await answer.text();
  expect(body).toMatch(/^darbar_connections 1$/m);
  expect(body).toMatch(/^darbar_tables_awake 1$/m);
  expect(body).toMatch(/^darbar_tables_playing 0$/m);
  expect(body).toMatch(/^darbar_decisions_total 0$/m);
  expect(body).toMatch(/^darbar_refusals_total\{code="free-seats"\} 1$/m);
  expect(body).toMatch(/^darbar_append_seconds_count \d+$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/metrics/x"],
    ["POST", "/metrics"],
    ["GET", "//["],
  ] as const) {
    expect((await fetch(new URL(metricsAddress ?? "").origin + path, { method })).status, path).toBe(404);
  }
});

it("tells nobody on the port that everybody is let in by, whatever they say of themselves", async () => {
  const { address } = await startForTest({ metricsPort: 0 });
  const { port } = new URL(address);
  // What a proxy on this machine sends that passes on the name it asks by, and nothing of who has asked.
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
    expect(await call(address, "GET", "/metrics", { headers: { host } })).toMatchObject({ status: 404 });
  }
});

it("tells them nowhere unless it is told to, and to this machine only unless it is told otherwise", async () => {
  expect((await startForTest()).metricsAddress).toBeNull();
  expect(configWith()).toMatchObject({ metricsPort: null, metricsHost: "127.0.0.1" });
});

it("does not start without its metrics, and says why", async () => {
  const taken = await openMetrics(new Registry(), "127.0.0.1", 0);
  const port = Number(new URL(taken.address).port);
  const started = startServer(configWith({ metricsPort: port }), { store: memoryStore(), log: newLogger("silent") });
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow(
    `METRICS_PORT is ${port}, but something else listens on 127.0.0.1 there: choose another.`,
  );
  await taken.close();
});
