import { Worker } from "node:worker_threads";
import type { THERE, ThreadQuestion, ThreadReply } from "./thread-messages.ts";

/** A thread that thinks about one question at a time. */
export interface Thread {
  isBusy(): boolean;
  /** Asks a thread that is not busy. Whoever takes longer than the limit, in milliseconds, is given up with their thread. */
  ask(question: ThreadQuestion | typeof THERE, limit: number): Promise<unknown>;
  end(): Promise<void>;
}

/** Starts a thread, which keeps no process from ending. `gone` is told when it is there no more, for whatever reason. */
export function startThread(file: URL, gone: (thread: Thread) => void): Thread {
  const worker = new Worker(file, { name: "bots" });
  worker.unref();
  let heard: ((reply: ThreadReply) => void) | null = null;
  const hear = (reply: ThreadReply): void => {
    const tell = heard;
    heard = null;
    tell?.(reply);
  };
  const give = (error: string): void => {
    gone(thread);
    hear({ ok: false, error });
  };
  worker.on("message", hear);
  worker.on("error", (error) => give(`a thread of bots died: ${error}`));
  worker.on("messageerror", (error) => hear({ ok: false, error: `a bot's answer was unreadable: ${error}` }));
  worker.on("exit", (code) => give(`a thread of bots ended (${code})`));
  const thread: Thread = {
    isBusy: () => heard !== null,
    ask: (question, limit) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          give(`a bot has thought for more than ${limit} ms`);
          void worker.terminate();
        }, limit);
        heard = (reply) => {
          clearTimeout(timer);
          if (reply.ok) resolve(reply.value);
          else reject(new Error(reply.error));
        };
        worker.postMessage(question);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
  return thread;
}
