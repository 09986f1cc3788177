import { expect, onTestFinished, test } from "vitest";
import type { Config } from "../../src/config.ts";
import { newLogger } from "../../src/logging.ts";
import { type RunningServer, startServer } from "../../src/serve.ts";
import { connect } from "../client.ts";
import { openCollector, told } from "../collector.ts";
import { call, configWith, newPerson, newTable } from "../start.ts";
import { withPostgres } from "./with-server.ts";

withPostgres(({ fresh }) => {
  async function node(databaseUrl: string, nodeName: string, changes: Partial<Config>): Promise<RunningServer> {
    const config = configWith({ databaseUrl, nodeName, tracedShare: 1, ...changes });
    const server = await startServer(config, { log: newLogger("silent") });
    onTestFinished(() => server.close());
    return server;
  }

  /** Bob, at one node, sits down at Ada's table, which is played by the other. */
  async function sitAcross(ofOwner: Partial<Config>, ofOther: Partial<Config>): Promise<readonly RunningServer[]> {
    const url = await fresh();
    const owner = await node(url, "owner", ofOwner);
    const other = await node(url, "other", ofOther);
    const ada = await newPerson(owner.address, "Ada");
    const bob = await newPerson(other.address, "Bob");
    const { table, code } = await newTable(owner.address, ada.token);
    expect((await call(other.address, "GET", `/api/codes/${code}`)).status).toBe(200);
    const client = await connect(other.address, bob.token);
    client.send({ type: "watch", table });
    await client.next("table");
    expect(await client.do(table, { do: "sit", seat: 1 })).toBeNull();
    return [owner, other];
  }

  test("a trace goes over the link: from the node of the socket to that of the table", async () => {
    const { address, spans, heard } = await openCollector();
    await sitAcross({ collector: address }, { collector: address });
    await heard(6);
    const [command, relay, ...stretches] = spans();
    expect(spans().map(({ name, by }) => [name, by["service.instance.id"]])).toEqual([
      ["command", "other"],
      ["relay", "other"],
      ["wait", "owner"],
      ["decide", "owner"],
      ["commit", "owner"],
      ["tell", "owner"],
    ]);
    expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1);
    expect(relay).toMatchObject({ parentSpanId: command.spanId, kind: 3 });
    for (const { parentSpanId } of stretches) expect(parentSpanId).toBe(relay.spanId);
  });

  test("a node without a collector leaves a neighbour's trace, and asks for none", async () => {
    const { address, spans, heard } = await openCollector();
    await sitAcross({}, { collector: address });
    await heard(2);
    expect(spans().map(({ name }) => name)).toEqual(["command", "relay"]);
    expect(spans().map(({ attributes }) => told(attributes)["darbar.outcome"])).toEqual(["done", undefined]);
    const elsewhere = await openCollector();
    const nodes = await sitAcross({ collector: elsewhere.address }, {});
    for (const each of nodes) await each.close();
    expect(elsewhere.texts).toEqual([]);
  });
});
