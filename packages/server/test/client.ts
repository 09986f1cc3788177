import type { ClientMessage, Command, ServerMessage } from "@darbar/protocol";
import { WebSocket } from "ws";

/** How a connection ended. */
export interface Ended {
  readonly code: number;
  readonly reason: string;
}

type Kind = ServerMessage["type"];
type OfKind<Wanted extends Kind> = Extract<ServerMessage, { type: Wanted }>;

/** A client for tests: keeps every message in order, and waits for those one wants to see. */
export class Client {
  readonly got: ServerMessage[] = [];
  ended: Ended | null = null;
  private taken = 0;
  private count = 0;
  private readonly sendText: (text: string) => void;
  private readonly hangUp: () => void;
  private readonly waiting = new Set<() => void>();

  constructor(sendText: (text: string) => void, hangUp: () => void) {
    this.sendText = sendText;
    this.hangUp = hangUp;
  }

  /** A message has come. */
  receive(text: string): void {
    this.got.push(JSON.parse(text) as ServerMessage);
    for (const wake of [...this.waiting]) wake();
  }

  /** The connection has ended. */
  end(ended: Ended): void {
    this.ended ??= ended;
    for (const wake of [...this.waiting]) wake();
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  raw(text: string): void {
    this.sendText(text);
  }

  close(): void {
    this.hangUp();
  }

  /** The next message of a kind, after those that were waited for before. */
  async next<Wanted extends Kind>(kind: Wanted): Promise<OfKind<Wanted>> {
    return (await this.find((message) => message.type === kind)) as OfKind<Wanted>;
  }

  /** The next message that is wanted. */
  async find(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return this.until(() => {
      const index = this.got.findIndex((message, at) => at >= this.taken && wanted(message));
      if (index === -1) return null;
      this.taken = index + 1;
      return this.got[index];
    });
  }

  /** Until the connection has ended. */
  async over(): Promise<Ended> {
    return this.until(() => this.ended);
  }

  /** Does something at a table; answers `null` if it is done, or the code of its refusal. */
  async do(table: string, command: Command, id = `c${++this.count}`): Promise<string | null> {
    const from = this.got.length;
    this.send({ type: "do", id, table, command });
    return this.until(() => {
      const answer = this.got
        .slice(from)
        .find((message) => (message.type === "done" || message.type === "refused") && message.id === id);
      if (answer === undefined) return null;
      return [answer.type === "refused" ? answer.code : null] as const;
    }).then(([code]) => code);
  }

  /** Waits until something is there. */
  async until<Value>(look: () => Value | null): Promise<Value> {
    for (;;) {
      const value = look();
      if (value !== null) return value;
      if (this.ended !== null) throw new Error(`the connection has ended: ${this.ended.code} ${this.ended.reason}`);
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.waiting.delete(wake);
          reject(new Error(`nothing came; the latest was ${JSON.stringify(this.got.at(-1))?.slice(0, 300)}`));
        }, 60_000);
        const wake = (): void => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }
}

/** Opens a WebSocket. A refused upgrade is an error that says its status. */
export async function openSocket(address: string, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/socket`, { headers });
  const client = new Client(
    (text) => socket.send(text),
    () => socket.close(),
  );
  socket.on("message", (data) => client.receive(String(data)));
  socket.on("close", (code, reason) => client.end({ code, reason: String(reason) }));
  await new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  return client;
}

/** Opens a stream of server-sent events; messages go by POST. */
export async function openStream(address: string, headers: Record<string, string> = {}): Promise<Client> {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/stream`, { headers, signal: stop.signal });
  if (response.status !== 200 || response.body === null) throw new Error(`${response.status}`);
  let id = "";
  // One after the other, as a browser with one connection would.
  let sending: Promise<unknown> = Promise.resolve();
  const client = new Client(
    (text) => {
      sending = sending.then(() =>
        fetch(`${address}/api/send`, {
          method: "POST",
          headers: { "content-type": "application/json", "darbar-stream": id },
          body: text,
        }),
      );
    },
    () => stop.abort(),
  );
  const opened = Promise.withResolvers<void>();
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let rest = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = `${rest}${chunk}`.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        if (block.startsWith("event: stream")) {
          id = data;
          opened.resolve();
        } else if (block.startsWith("event: end")) client.end(JSON.parse(data) as Ended);
        else client.receive(data);
      }
    }
    client.end({ code: 1006, reason: "" });
  };
  read(response.body as ReadableStream<Uint8Array>).catch(() => client.end({ code: 1006, reason: "" }));
  await opened.promise;
  return client;
}

/** A socket of a person who has said hello. */
export async function connect(address: string, token: string): Promise<Client> {
  const client = await openSocket(address);
  client.send({ type: "hello", protocol: 2, token });
  await client.next("welcome");
  return client;
}
