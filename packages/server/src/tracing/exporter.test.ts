import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { openCollector } from "../../test/collector.ts";
import { freePort } from "../../test/postgres/private-server.ts";
import { newLogger } from "../logging.ts";
import { newExporter } from "./exporter.ts";
import type { Span } from "./span.ts";

const SPAN: Span = {
  trace: "0af7651916cd43dd8448eb211c80319c",
  id: "b7ad6b7169203331",
  parent: null,
  name: "command",
  role: "server",
  begun: 1_700_000_000_000.25,
  ended: 1_700_000_000_001,
  attributes: { "darbar.table": "T" },
};

it("writes a span as OTLP has it in JSON", async () => {
  const collector = await openCollector();
  const exporter = newExporter(collector.address, { "service.name": "darbar" }, newLogger("silent"), 1);
  exporter.add(SPAN);
  exporter.add({ ...SPAN, id: "00f067aa0ba902b7", parent: SPAN.id, name: "tell", role: "internal", attributes: {} });
  await collector.heard(2);
  expect(collector.texts.map((text) => JSON.parse(text))).toEqual([
    {
      resourceSpans: [
        {
          resource: { attributes: [{ key: "service.name", value: { stringValue: "darbar" } }] },
          scopeSpans: [
            {
              scope: { name: "darbar" },
              spans: [
                {
                  traceId: "0af7651916cd43dd8448eb211c80319c",
                  spanId: "b7ad6b7169203331",
                  name: "command",
                  kind: 2,
                  startTimeUnixNano: "1700000000000250000",
                  endTimeUnixNano: "1700000000001000000",
                  attributes: [{ key: "darbar.table", value: { stringValue: "T" } }],
                },
                {
                  traceId: "0af7651916cd43dd8448eb211c80319c",
                  spanId: "00f067aa0ba902b7",
                  parentSpanId: "b7ad6b7169203331",
                  name: "tell",
                  kind: 1,
                  startTimeUnixNano: "1700000000000250000",
                  endTimeUnixNano: "1700000000001000000",
                  attributes: [],
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

it("keeps no more than some thousand spans for a collector that does not answer, and goes on when it does", async () => {
  const held: ServerResponse[] = [];
  const collector = await openCollector((response) => void held.push(response));
  const lines: { readonly msg: string; readonly dropped?: number }[] = [];
  const log = newLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const exporter = newExporter(collector.address, {}, log, 1);
  exporter.add(SPAN);
  await collector.heard(1);
  for (let count = 0; count < 10_000; count++) exporter.add(SPAN);
  held.pop()?.writeHead(503).end();
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lines).toMatchObject([{ because: "it answered 503" }]);
  for (let count = 0; count < 600; count++) exporter.add(SPAN);
  for (const count of [1 + 512, 1 + 600]) {
    await collector.heard(count);
    held.pop()?.end("{}");
  }
  await exporter.close();
  expect(lines.slice(1)).toMatchObject([{ msg: "the collector takes traces again", dropped: 10_001 }]);
  expect(collector.spans()).toHaveLength(1 + 600);
});

it("says why a collector takes nothing, and waits for none at the end", async () => {
  const lines: { readonly because?: string }[] = [];
  const log = newLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const nowhere = newExporter(`http://127.0.0.1:${await freePort()}`, {}, log, 1);
  nowhere.add(SPAN);
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  nowhere.add(SPAN);
  await nowhere.close();
  expect(lines).toMatchObject([{ because: "ECONNREFUSED" }]);
  const hanging = await openCollector(() => undefined);
  const exporter = newExporter(hanging.address, {}, newLogger("silent"), 1);
  exporter.add(SPAN);
  await hanging.heard(1);
  exporter.add(SPAN);
  await exporter.close();
  expect(hanging.spans()).toHaveLength(1);
});
