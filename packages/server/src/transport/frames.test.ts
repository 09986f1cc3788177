import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { writeFrames } from "./frames.ts";

it.each([
  ["ASCII", (text: string) => /^[ -~]*$/.test(text)],
  ["all", () => true],
])("frames texts of every length, as clients read them: %s", async (_, isAmong) => {
  const texts = [
    "",
    "pong",
    "شاه",
    "x".repeat(125),
    "x".repeat(126),
    "א".repeat(63),
    "y".repeat(65_535),
    "z".repeat(65_536),
  ].filter(isAmong);
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.close());
  server.on("connection", (_, request) => writeFrames(request.socket, texts));
  await once(server, "listening");

  const heard: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  client.on("message", (data: Buffer, isBinary) => {
    expect(isBinary).toBe(false);
    heard.push(data.toString());
    if (heard.length === texts.length) client.close();
  });
  await once(client, "close");
  expect(heard).toEqual(texts);
});
