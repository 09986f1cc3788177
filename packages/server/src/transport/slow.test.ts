import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { connect } from "../../test/client.ts";
import { call, newPerson, newTable, startForTest } from "../../test/start.ts";
import { MOST_WAITING } from "./peer.ts";

it("hangs up on a client that does not read, and the table goes on", async () => {
  const { address } = await startForTest({ messagesPerSecond: 0, talkPerMinute: 0, snapshotKilobytesPerSecond: 0 });
  const ada = await newPerson(address, "Ada");
  const { table } = await newTable(address, ada.token);
  const { hostname, port } = new URL(address);
  const deaf = connectTcp(Number(port), hostname);
  await once(deaf, "connect");
  deaf.write(`GET /api/stream HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${ada.token}\r\n\r\n`);
  const [head] = (await once(deaf, "data")) as [Buffer];
  const stream = /data: ([\w-]+)/.exec(String(head))?.[1] ?? "";
  expect(stream).not.toBe("");
  deaf.pause();
  const send = (message: unknown) =>
    call(address, "POST", "/api/send", { body: message, headers: { "darbar-stream": stream } });
  const talker = await connect(address, ada.token);
  for (let line = 0; line < 200; line++) await talker.do(table, { do: "say", text: "x".repeat(300) });
  // Snapshots are the largest messages: ask for more of them than the system and this server keep for one client.
  let status = 202;
  for (let asked = 0; asked < 2_000 && status === 202; asked++) {
    status = (await send({ type: "watch", table })).status;
  }
  expect(status).toBe(404);
  expect(MOST_WAITING).toBeLessThan(1_000_000);
  expect(await talker.do(table, { do: "say", text: "still here" })).toBeNull();
  deaf.destroy();
});

it("does so on sockets too", async () => {
  const { address, metricsAddress } = await startForTest({
    messagesPerSecond: 0,
    talkPerMinute: 0,
    snapshotKilobytesPerSecond: 0,
    metricsPort: 0,
  });
  const ada = await newPerson(address, "Ada");
  const { table } = await newTable(address, ada.token);
  const talker = await connect(address, ada.token);
  for (let line = 0; line < 200; line++) await talker.do(table, { do: "say", text: "x".repeat(300) });
  const deaf = new WebSocket(`${address.replace("http", "ws")}/socket`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  await once(deaf, "open");
  deaf.pause();
  const connections = async () => {
    const body = await (await fetch(metricsAddress ?? "")).text();
    return /^darbar_connections (\d+)$/m.exec(body)?.[1];
  };
  expect(await connections()).toBe("2");
  for (let asked = 0; asked < 500 && (await connections()) === "2"; asked++) {
    for (let each = 0; each < 20; each++) deaf.send(JSON.stringify({ type: "watch", table }));
  }
  expect(await connections()).toBe("1");
  expect(await talker.do(table, { do: "say", text: "still here" })).toBeNull();
  deaf.terminate();
});
