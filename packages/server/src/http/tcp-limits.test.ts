import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { connect as connectSocket, openStream } from "../../test/client.ts";
import { newPerson, startForTest } from "../../test/start.ts";

const PATIENT = { timeout: 20_000, interval: 10 };

/** So many TCP connections that say nothing, once each of them is open or refused. */
async function idle(address: string, count: number): Promise<{ readonly open: () => number }> {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index++) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    sockets.push(socket);
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.resume();
  return { open: () => sockets.filter(({ closed }) => !closed).length };
}

/** The figure of a meter. */
async function figure(metricsAddress: string | null, name: string): Promise<number> {
  const text = await (await fetch(metricsAddress ?? "")).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
}

it("holds no more connections of one address than it may have, whatever they say", async () => {
  const { address, metricsAddress } = await startForTest({ tcpConnectionsPerAddress: 5, metricsPort: 0 });
  const { open } = await idle(address, 40);
  await vi.waitUntil(() => open() === 5, PATIENT);
  expect(await figure(metricsAddress, "darbar_tcp_connections")).toBe(5);
  expect(await figure(metricsAddress, "darbar_tcp_refused_total")).toBe(35);
});

it("lets an address connect again when it has hung up", async () => {
  const { address, metricsAddress } = await startForTest({ tcpConnectionsPerAddress: 1, metricsPort: 0 });
  const { hostname, port } = new URL(address);
  for (let count = 0; count < 10; count++) {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.destroy();
    await vi.waitUntil(async () => (await figure(metricsAddress, "darbar_tcp_connections")) === 0, PATIENT);
  }
  expect(await figure(metricsAddress, "darbar_tcp_refused_total")).toBe(0);
});

it("does not count the proxies that it trusts, through which everybody comes", async () => {
  const limits = { tcpConnectionsPerAddress: 5, metricsPort: 0, tcpConnections: 30 };
  for (const [trustProxy, held] of [
    [["loopback"], 30],
    [["10.0.0.0/8", "127.0.0.1"], 30],
    [["10.0.0.1", "::1"], 5],
    [false, 5],
  ] as const) {
    const { address, metricsAddress } = await startForTest({ ...limits, trustProxy });
    const { open } = await idle(address, 40);
    await vi.waitUntil(() => open() === held, PATIENT);
    expect(await figure(metricsAddress, "darbar_tcp_refused_total")).toBe(40 - held);
  }
});

it("hangs up on who connects and asks for nothing, but never on sockets and streams", async () => {
  const { address } = await startForTest({}, { headersTime: 1_000 });
  const { token } = await newPerson(address, "Ada");
  const socket = await connectSocket(address, token);
  const stream = await openStream(address, { authorization: `Bearer ${token}` });
  await stream.next("welcome");
  const { open } = await idle(address, 20);
  await vi.waitUntil(() => open() === 0, PATIENT);
  for (const client of [socket, stream]) {
    client.send({ type: "ping" });
    await client.next("pong");
    client.close();
  }
});
