import type { Worker } from "node:worker_threads";
import type { CallRequest, FromThread, Outcome, ToThread } from "./calls.ts";
import { StoreError } from "./store.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: StoreError): void;
}

/**
 * The way to a thread of the store and back. The calls of one turn of the event loop travel in one message, and so do
 * their replies. To a thread that sees to one message at a time, calls go when it has replied to those before: it would
 * take them together anyway. A thread that dies fails everything that waits for it, and everything that comes after.
 */
export class Channel<Call> {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ended: Promise<void>;
  private outbox: CallRequest<Call>[] = [];
  /** Whether calls wait here while the thread is at work, and whether it is. */
  private readonly oneByOne: boolean;
  private isAtWork = false;
  private calls = 0;
  private over: StoreError | null = null;
  private emptied: (() => void) | null = null;
  private readonly report: (error: StoreError) => void;

  private constructor(worker: Worker, report: (error: StoreError) => void, oneByOne: boolean) {
    this.worker = worker;
    this.report = report;
    this.oneByOne = oneByOne;
    this.ended = new Promise((resolve) => worker.once("exit", () => resolve()));
    worker.on("error", (error) => this.fail(new StoreError("broken", `a thread of the store died: ${error}`)));
    worker.on("messageerror", (error) => this.fail(new StoreError("broken", `a reply was unreadable: ${error}`)));
    worker.once("exit", (code) => this.fail(new StoreError("broken", `a thread of the store ended (${code})`)));
  }

  /** Waits until a thread is ready; throws what it could not open for. */
  static async open<Call>(
    worker: Worker,
    report: (error: StoreError) => void,
    oneByOne = false,
  ): Promise<Channel<Call>> {
    let opening = true;
    const reportLater = (error: StoreError): void => {
      if (!opening) report(error);
    };
    const channel = new Channel<Call>(worker, reportLater, oneByOne);
    try {
      await new Promise<unknown>((resolve, reject) => {
        channel.waiting.set(0, { resolve, reject });
        worker.on("message", (message: FromThread) => channel.receive(message));
      });
    } catch (error) {
      await channel.ended;
      throw error;
    }
    opening = false;
    return channel;
  }

  /** Asks the thread for something; rejects with a `StoreError`. */
  call(call: Call): Promise<unknown> {
    if (this.over !== null) return Promise.reject(this.over);
    return new Promise((resolve, reject) => {
      const id = ++this.calls;
      this.waiting.set(id, { resolve, reject });
      if (this.outbox.push({ id, call }) === 1 && !this.isAtWork) setImmediate(() => this.send());
    });
  }

  /** Waits for what is under way, and ends the thread. What is asked from now on is refused. */
  async close(): Promise<void> {
    this.over ??= new StoreError("broken", "the store is closed");
    if (this.waiting.size > 0) {
      await new Promise<void>((resolve) => {
        this.emptied = resolve;
      });
    }
    this.worker.postMessage("close" satisfies ToThread<Call>);
    await this.ended;
  }

  private send(): void {
    const requests = this.outbox;
    this.outbox = [];
    if (requests.length === 0) return;
    this.isAtWork = this.oneByOne;
    this.worker.postMessage(requests satisfies ToThread<Call>);
  }

  private receive(message: FromThread): void {
    switch (message.type) {
      case "opened":
        return this.settle(0, message.outcome);
      case "replies":
        this.isAtWork = false;
        for (const { id, outcome } of message.replies) this.settle(id, outcome);
        if (this.outbox.length > 0) setImmediate(() => this.send());
        return;
      default:
        return message satisfies never;
    }
  }

  private settle(id: number, outcome: Outcome): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (outcome.ok) waiting?.resolve(outcome.value);
    else this.refuse(waiting, new StoreError(outcome.fault, outcome.message));
    if (this.waiting.size === 0) this.emptied?.();
  }

  /** Damage concerns everybody, not only who has come upon it. */
  private refuse(waiting: Waiting | undefined, error: StoreError): void {
    waiting?.reject(error);
    if (error.fault === "damaged") this.report(error);
  }

  private fail(error: StoreError): void {
    const expected = this.over !== null && this.waiting.size === 0;
    this.over ??= error;
    this.outbox = [];
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.emptied?.();
    if (!expected) this.report(error);
  }
}
