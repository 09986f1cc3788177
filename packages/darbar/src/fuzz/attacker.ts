import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { PROTOCOL, ROUTES } from "@darbar/protocol";
import { WebSocket } from "ws";
import type { Guest } from "../wire/api.ts";
import type { Hostile } from "./hostile.ts";

/** How long a server may take to deal with a batch, in milliseconds. */
const PATIENCE = 30_000;

/** Somebody who sends whatever they like, and opens another socket when they are thrown out. */
export class Attacker {
  private readonly address: string;
  private readonly guest: Guest;
  private socket: WebSocket | null = null;
  private answers = 0;
  private batches = 0;

  constructor(address: string, guest: Guest) {
    this.address = address;
    this.guest = guest;
  }

  /** Sends a batch; answers how many messages of it the server has certainly read. */
  async send(batch: readonly Hostile[]): Promise<number> {
    const socket = await this.open();
    const before = this.answers;
    const over = Promise.withResolvers<"over">();
    const read = Promise.withResolvers<"read">();
    const onClose = (): void => over.resolve("over");
    // Messages are dealt with in order: when the last one is answered, all are.
    const last = `the end of batch ${++this.batches}`;
    const onMessage = (data: Buffer): void => {
      if (data.includes(last)) read.resolve("read");
    };
    socket.on("close", onClose);
    socket.on("message", onMessage);
    for (const message of batch) socket.send(message);
    socket.send(JSON.stringify({ type: "do", id: last, table: "nowhere", command: { do: "leave" } }));
    const end = await Promise.race([over.promise, read.promise, wait(PATIENCE, "late" as const, { ref: false })]);
    socket.off("close", onClose);
    socket.off("message", onMessage);
    if (end === "late") throw new Error("the server does not answer any more");
    return end === "read" ? batch.length : Math.min(batch.length, this.answers - before);
  }

  /** Hangs up. */
  end(): void {
    this.socket?.terminate();
  }

  private async open(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const socket = new WebSocket(`${this.address.replace("http", "ws")}${ROUTES.socket.path}`, {
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on("error", () => undefined);
    await once(socket, "open");
    socket.on("message", () => this.answers++);
    socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token: this.guest.token }));
    return socket;
  }
}
