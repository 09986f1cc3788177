import type { ClientMessage, ServerMessage } from "@darbar/protocol";
import { onTestFinished, vi } from "vitest";
import { acted } from "./acted.ts";
import { READER } from "./stand-in-app.ts";

/** What the page asked of the server, by HTTP. */
interface Asked {
  readonly what: string;
  readonly body: unknown;
}

/** An answer by HTTP; `null`: nobody answers. */
type Answer = { readonly status: number; readonly body: unknown } | null;

/** A server that says what it is told to say, to whoever asks through the browser's own ways. */
export interface StandInServer {
  readonly asked: Asked[];
  /** What came over sockets since. */
  readonly heard: ClientMessage[];
  /** How often a line was tried. */
  tried(): number;
  /** Whether anybody has opened a line. */
  isCalled(): boolean;
  /** From now on this is the answer: `answers("GET /api/codes/PLUMS", 200, …)`. */
  answers(what: string, status: number, body: unknown): void;
  /** From now on nobody answers, and lines break. */
  falls(): Promise<void>;
  /** Says something over the line that is open. */
  say(message: ServerMessage): Promise<void>;
  /** What is told to who begins to watch a table. */
  tells: ServerMessage | null;
}

/** Puts a server behind `fetch` and `WebSocket` until the test is over. It knows the reader. */
export function standInServer(): StandInServer {
  const asked: Asked[] = [];
  const heard: ClientMessage[] = [];
  const answers = new Map<string, Answer>([["GET /api/people/known", { status: 200, body: READER }]]);
  const sockets: StandInSocket[] = [];
  let isUp = true;

  class StandInSocket {
    static readonly OPEN = 1;
    readonly readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    onclose: ((event: { readonly code: number }) => void) | null = null;

    constructor() {
      sockets.push(this);
      queueMicrotask(() => (isUp ? this.onopen?.() : this.onclose?.({ code: 1006 })));
    }

    send(text: string): void {
      const message = JSON.parse(text) as ClientMessage;
      heard.push(message);
      // Whatever is to be done is done.
      if (message.type === "do") this.tell({ type: "done", id: message.id });
      if (message.type === "watch" && server.tells !== null) this.tell(server.tells);
    }

    tell(message: ServerMessage): void {
      this.onmessage?.({ data: JSON.stringify(message) });
    }

    close(): void {
      this.onclose = null;
    }
  }

  vi.stubGlobal("WebSocket", StandInSocket);
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const what = `${method} ${path}`;
    asked.push({ what, body: body === undefined ? undefined : JSON.parse(String(body)) });
    const answer = isUp ? (answers.get(what) ?? { status: 404, body: { code: "no-such-page", error: what } }) : null;
    if (answer === null) throw new TypeError("nobody answers");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  const server: StandInServer = {
    asked,
    heard,
    tells: null,
    tried: () => sockets.length,
    isCalled: () => sockets.length > 0,
    answers: (what, status, body) => void answers.set(what, { status, body }),
    falls: async () => {
      isUp = false;
      await acted(() => {
        for (const socket of sockets) socket.onclose?.({ code: 1006 });
      });
    },
    say: async (message) => {
      await acted(() => sockets.at(-1)?.tell(message));
    },
  };
  return server;
}
