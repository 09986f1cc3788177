import { availableParallelism } from "node:os";
import type { Inquiry } from "@darbar/bots";
import { startThread, type Thread } from "./thread.ts";
import { THERE } from "./thread-messages.ts";

/** Threads that think for bots, so that no thought ever keeps a table from being served. */
export interface Thinkers {
  /** The move of a bot. Rejects if its thread has failed or given it up. */
  think(game: string, inquiry: Inquiry): Promise<unknown>;
  /** What is wrong; `null` while threads answer, or nobody has asked. */
  trouble(): string | null;
  /** Called at every beat: where a thread was lost, sees whether another can be had, before a bot needs it. */
  check(): Promise<void>;
  /** Ends all threads; what they have not answered is answered no more. */
  close(): Promise<void>;
}

/** What thinkers can be given instead of what they would take by themselves. */
export interface ThinkerOptions {
  readonly threads?: number;
  /** Every bot that waits is answered within this many milliseconds: the more wait, the less time each is given. */
  readonly within?: number;
  /** How long a thread may take over one question before it is given up, in milliseconds: also what it takes to start. */
  readonly limit?: number;
  /** What the threads run. */
  readonly file?: URL;
}

interface Waiting {
  readonly game: string;
  readonly inquiry: Inquiry;
  resolve(move: unknown): void;
  reject(error: unknown): void;
}

const LIMIT = 10_000;
const WITHIN = 600;
const MOST_THREADS = 4;
/** One bad question can end a thread; so many in a row, without an answer of any other, are no accident. */
const TOO_MANY_LOST = 3;

/** One core is left to the tables. */
function usualThreads(): number {
  return Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
}

/** Makes thinkers. A thread is started when all others are busy, and again when it has died and is needed. */
export function newThinkers(options: ThinkerOptions = {}): Thinkers {
  const {
    threads = usualThreads(),
    within = WITHIN,
    limit = LIMIT,
    file = new URL("./worker.ts", import.meta.url),
  } = options;
  const queue: Waiting[] = [];
  const crew = new Set<Thread>();
  let isClosed = false;
  /** How many threads were lost since one last answered. */
  let lost = 0;

  function freeThread(): Thread | null {
    for (const thread of crew) if (!thread.isBusy()) return thread;
    if (crew.size >= threads) return null;
    const started = startThread(file, (gone) => crew.delete(gone));
    crew.add(started);
    return started;
  }

  async function ask(thread: Thread, { game, inquiry, resolve, reject }: Waiting): Promise<void> {
    const most = Math.floor((within * threads) / (queue.length + 1));
    try {
      resolve(await thread.ask({ game, inquiry, most }, limit));
      lost = 0;
    } catch (error) {
      lost = crew.has(thread) ? 0 : lost + 1;
      if (!isClosed) reject(error);
    }
    handOut();
  }

  /** A thread for the next who waits; who cannot be given one is told so. */
  function threadFor(next: Waiting): Thread | null {
    try {
      return freeThread();
    } catch (error) {
      lost++;
      queue.shift();
      next.reject(error);
      return null;
    }
  }

  function handOut(): void {
    for (let next = queue[0]; !isClosed && next !== undefined; next = queue[0]) {
      const thread = threadFor(next);
      if (thread === null && queue[0] === next) return;
      if (thread === null) continue;
      queue.shift();
      void ask(thread, next);
    }
  }

  return {
    think: (game, inquiry) =>
      new Promise((resolve, reject) => {
        queue.push({ game, inquiry, resolve, reject });
        handOut();
      }),
    trouble: () => (lost < TOO_MANY_LOST ? null : `${lost} threads in a row were lost`),
    check: async () => {
      if (lost === 0 || isClosed || queue.length > 0) return;
      try {
        const thread = freeThread();
        if (thread === null) return;
        await thread.ask(THERE, limit);
        lost = 0;
      } catch {
        lost++;
      }
      handOut();
    },
    close: async () => {
      isClosed = true;
      queue.length = 0;
      await Promise.all([...crew].map((thread) => thread.end()));
    },
  };
}
