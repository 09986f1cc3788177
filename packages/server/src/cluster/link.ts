import type { WebSocket } from "ws";
import { type Answers, type Frame, type Notice, type Question, readFrame, writeFrame } from "./frame.ts";

/** Who hears what comes over a link. */
export interface LinkListener {
  received(link: Link, frame: Frame, body: string): void;
  closed(link: Link): void;
}

/** A neighbour that has not answered for so long is not there, in milliseconds. */
const SILENT = 5_000;
/** A neighbour for whom so many bytes wait is cut off: everybody there looks again when it is back. */
const MOST_WAITING = 64 * 1024 * 1024;

interface Waiting {
  readonly ask: Question["ask"];
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Messages that go to several sessions of a neighbour as one. */
interface Gathered {
  readonly text: string;
  readonly table: string;
  readonly whole: boolean;
  readonly to: number[];
}

/** One connection to another node, which has proved who it is; everything between the two travels over it. */
export class Link {
  readonly node: string;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  private gathered: Gathered | null = null;
  private heard = performance.now();
  private isOver = false;

  constructor(node: string, socket: WebSocket, listener: LinkListener) {
    this.node = node;
    this.socket = socket;
    socket.on("pong", () => {
      this.heard = performance.now();
    });
    socket.on("message", (data: Buffer, isBinary) => {
      this.heard = performance.now();
      const read = isBinary ? null : readFrame(data.toString("utf8"));
      if (read === null) return socket.terminate();
      if (read.frame.t === "answer") return this.answered(read.frame);
      listener.received(this, read.frame, read.body);
    });
    socket.on("close", () => {
      this.isOver = true;
      for (const { reject } of this.waiting.values()) reject(new Error(`the link to ${node} has broken`));
      this.waiting.clear();
      listener.closed(this);
    });
  }

  get isOpen(): boolean {
    return !this.isOver && this.socket.readyState === this.socket.OPEN;
  }

  send(frame: Frame): void {
    this.flush();
    this.write(writeFrame(frame));
  }

  tell(notice: Notice): void {
    this.send({ t: "notice", notice });
  }

  /** Sends a message to a session of the neighbour; the same message to several of them in a row goes over the link once. */
  pass(to: number, table: string, text: string, whole: boolean): void {
    const { gathered } = this;
    if (gathered !== null && gathered.text === text && gathered.table === table) {
      gathered.to.push(to);
      return;
    }
    this.flush();
    this.gathered = { text, table, whole, to: [to] };
    setImmediate(() => this.flush());
  }

  /** Asks the neighbour something; rejects if the link breaks before it is answered. */
  ask<Asked extends Question>(question: Asked): Promise<Answers[Asked["ask"]]> {
    if (!this.isOpen) return Promise.reject(new Error(`there is no link to ${this.node}`));
    const c = ++this.questions;
    return new Promise((resolve, reject) => {
      this.waiting.set(c, { ask: question.ask, resolve: (answer) => resolve(answer as Answers[Asked["ask"]]), reject });
      this.send({ t: "question", c, question });
    });
  }

  /** Called every second: shows that this side is there, and hangs up if the other is not. */
  beat(): void {
    if (performance.now() - this.heard > SILENT || this.socket.bufferedAmount > MOST_WAITING) return this.cut();
    this.socket.ping();
  }

  /** Hangs up at once. */
  cut(): void {
    this.socket.terminate();
  }

  private answered({ c, answer }: Frame & { readonly t: "answer" }): void {
    const waiting = this.waiting.get(c);
    this.waiting.delete(c);
    waiting?.resolve(answer);
  }

  private flush(): void {
    const { gathered } = this;
    if (gathered === null) return;
    this.gathered = null;
    const { to, table, whole, text } = gathered;
    this.write(writeFrame({ t: "told", to, table, whole }, text));
  }

  private write(text: string): void {
    if (this.isOpen) this.socket.send(text);
  }
}
