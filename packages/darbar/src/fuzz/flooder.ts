import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { ENDPOINTS, PROTOCOL, ROUTES, type ServerMessage } from "@darbar/protocol";
import { WebSocket } from "ws";
import type { Flooded, FloodWish, FromFlooder } from "./flood.ts";

// A thread of its own: what it sends and hears must not delay the clocks of the players who are measured.

/** A little faster than one connection may by default: some of it is one message too many. */
const EVERY = 80;
/** Who was thrown out is back so much later, in milliseconds. */
const BACK_AFTER = 1_000;
const LONG_LINE = "چه کسی دروغ می‌گوید؟ ".repeat(14);

const wish = workerData as FloodWish;
const answers: Record<string, number> = {};
const sockets = new Set<WebSocket>();
let sent = 0;
let isOver = false;

const tokens = await Promise.all(Array.from({ length: wish.guests }, (_, index) => newGuest(`Flooder ${index}`)));
const lines = tokens.flatMap((token) => Array.from({ length: wish.sockets }, () => token));
await Promise.all(lines.map((token, index) => new Promise<void>((resolve) => open(token, index, resolve))));
tell({ type: "flooding" });
setTimeout(() => {
  isOver = true;
  for (const socket of sockets) socket.terminate();
  tell({ type: "over", flooded: { sent, answers } satisfies Flooded });
}, wish.seconds * 1_000);

function open(token: string, index: number, opened: () => void): void {
  if (isOver) return;
  const socket = new WebSocket(`${wish.address.replace("http", "ws")}${ROUTES.socket.path}`, {
    localAddress: wish.from,
  });
  sockets.add(socket);
  let turn = index;
  let timer: NodeJS.Timeout | undefined;
  socket.on("open", () => {
    socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token }));
    socket.send(JSON.stringify({ type: "watch", table: wish.table }));
    timer = setInterval(() => {
      sent++;
      socket.send(messageOf(turn++));
    }, EVERY);
    opened();
  });
  socket.on("message", (data: Buffer) => count(JSON.parse(data.toString()) as ServerMessage));
  // An error is followed by a close.
  socket.on("error", () => undefined);
  socket.on("close", (code) => {
    clearInterval(timer);
    sockets.delete(socket);
    if (!isOver) {
      answers[`closed ${code}`] = (answers[`closed ${code}`] ?? 0) + 1;
      setTimeout(() => open(token, index, () => undefined), BACK_AFTER);
    }
    opened();
  });
}

/** Half of it is talk; the rest is looking again, what is refused, and what is no message at all. */
function messageOf(turn: number): string {
  const { table, hostile } = wish;
  const act = (command: object): string => JSON.stringify({ type: "do", id: `flood ${turn}`, table, command });
  switch (turn % 6) {
    case 0:
    case 2:
    case 4:
      return act({ do: "say", text: LONG_LINE.slice(0, 300) });
    case 1:
      return JSON.stringify({ type: "watch", table });
    case 3:
      return act({ do: "give-time" });
    default:
      return hostile[turn % hostile.length];
  }
}

function count(message: ServerMessage): void {
  const named =
    message.type === "refused" || message.type === "gone" ? `${message.type} ${message.code}` : message.type;
  answers[named] = (answers[named] ?? 0) + 1;
}

/** From the flooders' own address, which `fetch` cannot choose. */
function newGuest(name: string): Promise<string> {
  const { method, path, status, answer } = ENDPOINTS.createPerson;
  const body = JSON.stringify({ name });
  return new Promise((resolve, reject) => {
    const asked = request(`${wish.address}${path}`, {
      method,
      localAddress: wish.from,
      headers: { "content-type": "application/json" },
    });
    asked.on("response", async (response) => {
      let text = "";
      for await (const part of response) text += part;
      if (response.statusCode === status) resolve(answer.parse(JSON.parse(text)).token);
      else reject(new Error(`the server makes no guest: ${response.statusCode} ${text}`));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

function tell(message: FromFlooder): void {
  parentPort?.postMessage(message);
}
