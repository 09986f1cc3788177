import { expect, it, vi } from "vitest";
import { connect } from "../../test/client.ts";
import { type Collector, type Heard, openCollector, told } from "../../test/collector.ts";
import { CoupPlayer } from "../../test/coup-player.ts";
import { freePort } from "../../test/postgres/private-server.ts";
import { newPerson, newTable, startForTest } from "../../test/start.ts";
import { readConfig } from "../config.ts";
import type { Span } from "./span.ts";
import { newTraces } from "./traces.ts";

const opened = vi.hoisted(() => ({ times: 0 }));
vi.mock("./open-traces.ts", async (original) => {
  opened.times++;
  return original();
});

/** A server that is told of a collector by these variables, and a game of Ada's that waits for her to act. */
async function playing(env: Readonly<Record<string, string>>) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error);
  const { collector, collectorOfAll, tracedShare, serviceName, nodeName } = config.value;
  const server = await startForTest({ collector, collectorOfAll, tracedShare, serviceName, nodeName });
  const { token, person } = await newPerson(server.address, "Ada Lovelace");
  const { table, code } = await newTable(server.address, token, { bots: [{ seat: 1, level: "newcomer" }] });
  const client = await connect(server.address, token);
  client.send({ type: "watch", table });
  await client.next("table");
  expect(await client.do(table, { do: "start" })).toBeNull();
  const ada = new CoupPlayer(client, table);
  const isAsked = (): true | null => {
    ada.fold();
    return ada.moves().length > 0 || null;
  };
  await client.until(isAsked);
  const prompt = ada.view?.prompt ?? 0;
  const move = () => client.do(table, { do: "move", game: 1, prompt, move: { do: "tax" } });
  return { server, client, table, move, secrets: { token, person, code, name: "Ada Lovelace", move: '"tax"' } };
}

function spansOf(collector: Collector, command: string): readonly Heard[] {
  return collector.spans().filter(({ attributes }) => told(attributes)["darbar.command"] === command);
}

it("does not even read the code for it without a collector", async () => {
  const { move } = await playing({});
  expect(await move()).toBeNull();
  expect(opened.times).toBe(0);
  await playing({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" });
  expect(opened.times).toBe(1);
});

it("tells the way of a move, each stretch in its order, and nothing that is anybody's secret", async () => {
  const collector = await openCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_TRACES_SAMPLER_ARG: "1", NODE_NAME: "node-7" };
  const { client, table, move, secrets } = await playing(env);
  expect(await move()).toBeNull();
  expect(await client.do(table, { do: "start" })).not.toBeNull();
  await collector.until(() => collector.spans().filter(({ name }) => name === "command").length === 3);
  const [command, ...stretches] = spansOf(collector, "move");
  expect(stretches.map(({ name }) => name)).toEqual(["wait", "decide", "commit", "tell"]);
  expect(command).toMatchObject({ name: "command", kind: 2 });
  expect(command).not.toHaveProperty("parentSpanId");
  expect(told(command.attributes)).toEqual({
    "darbar.table": table,
    "darbar.command": "move",
    "darbar.outcome": "done",
  });
  expect(command.by).toEqual({ "service.name": "darbar", "service.instance.id": "node-7" });
  let at = BigInt(command.startTimeUnixNano);
  for (const { traceId, parentSpanId, startTimeUnixNano, endTimeUnixNano, attributes } of stretches) {
    expect([traceId, parentSpanId]).toEqual([command.traceId, command.spanId]);
    expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(at);
    at = BigInt(endTimeUnixNano);
    expect(told(attributes)).toEqual({ "darbar.table": table, "darbar.command": "move", "darbar.game": "coup" });
  }
  expect(at).toBeLessThanOrEqual(BigInt(command.endTimeUnixNano));
  expect(Math.abs(Number(at / 1_000_000n) - Date.now())).toBeLessThan(600_000);
  const refused = spansOf(collector, "start").filter(
    ({ attributes }) => told(attributes)["darbar.outcome"] === "refused",
  );
  expect(refused.map(({ name }) => name)).toEqual(["command"]);
  expect(new Set(collector.paths)).toEqual(new Set(["/v1/traces"]));
  for (const secret of Object.values(secrets)) expect(collector.texts.join()).not.toContain(secret);
});

it("sends what has gathered by itself, to the address that is meant for traces", async () => {
  const collector = await openCollector();
  const { move } = await playing({
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.address}/mine`,
    OTEL_SERVICE_NAME: "the court",
    OTEL_TRACES_SAMPLER_ARG: "1.0",
  });
  expect(await move()).toBeNull();
  await collector.heard(1);
  expect(collector.paths).toContain("/mine");
  expect(collector.spans()[0]?.by).toMatchObject({ "service.name": "the court" });
});

it("tells of no command where the share is none, and of what a neighbour tells of all the same", () => {
  const spans: Span[] = [];
  const exporter = { add: (span: Span) => void spans.push(span), close: async () => undefined };
  const [none, all] = [newTraces(0, exporter), newTraces(1, exporter)];
  for (let time = 0; time < 100; time++) {
    expect(none.begin("T", "move")).toBeNull();
    expect(all.begin("T", "move")).not.toBeNull();
  }
  none.goOn("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "T", "move")?.atTable("cops")("taken");
  expect(none.goOn("what nobody sends", "T", "move")).toBeNull();
  expect(spans).toMatchObject([
    { name: "wait", trace: "0af7651916cd43dd8448eb211c80319c", parent: "b7ad6b7169203331" },
  ]);
});

it("has a relay of its own for each time a command is sent to a neighbour", () => {
  const spans: Span[] = [];
  const exporter = { add: (span: Span) => void spans.push(span), close: async () => undefined };
  const trace = newTraces(1, exporter).begin("T", "sit");
  const contexts = [trace?.relayed(), trace?.relayed()];
  trace?.answered("refused");
  expect(spans.map(({ name }) => name)).toEqual(["relay", "relay", "command"]);
  const [first, second, command] = spans;
  expect(contexts).toEqual([first, second].map(({ id }) => `00-${command.trace}-${id}-01`));
  expect(first.id).not.toBe(second.id);
  expect(command.attributes).toMatchObject({ "darbar.command": "sit", "darbar.outcome": "refused" });
});

it("plays on while the collector is away, or hangs", async () => {
  const hanging = await openCollector(() => undefined);
  for (const address of [`http://127.0.0.1:${await freePort()}`, hanging.address]) {
    const { server, client, table, move } = await playing({
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      OTEL_TRACES_SAMPLER_ARG: "1",
    });
    expect(await move()).toBeNull();
    if (address === hanging.address) await hanging.heard(1);
    for (let line = 0; line < 5; line++) expect(await client.do(table, { do: "say", text: "well" })).toBeNull();
    await server.close();
  }
});
