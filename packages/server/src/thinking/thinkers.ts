import { availableParallelism } from "node:os";
import type { Inquiry } from "@darbar/bots";
import { startThread, type Thread } from "./thread.ts";

/** Threads that think for bots, so that no thought ever keeps a table from being served. */
export interface Thinkers {
  /** The move of a bot. Rejects if its thread has failed or given it up. */
  think(game: string, inquiry: Inquiry): Promise<unknown>;
  /** Ends all threads; what they have not answered is answered no more. */
  close(): Promise<void>;
}

/** What thinkers can be given instead of what they would take by themselves. */
export interface Ways {
  readonly threads?: number;
  /** Everybody who waits is to be answered within so many milliseconds: the more wait, the less time each is given. */
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

/** One core is left to the tables. */
function usualThreads(): number {
  return Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
}

/** Makes thinkers. A thread is started when all others are busy, and again when it has died and is needed. */
export function newThinkers(ways: Ways = {}): Thinkers {
  const {
    threads = usualThreads(),
    within = WITHIN,
    limit = LIMIT,
    file = new URL("./worker.ts", import.meta.url),
  } = ways;
  const queue: Waiting[] = [];
  const crew = new Set<Thread>();
  let isClosed = false;

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
    } catch (error) {
      if (!isClosed) reject(error);
    }
    handOut();
  }

  function handOut(): void {
    while (!isClosed && queue.length > 0) {
      const thread = freeThread();
      const next = thread === null ? undefined : queue.shift();
      if (thread === null || next === undefined) return;
      void ask(thread, next);
    }
  }

  return {
    think: (game, inquiry) =>
      new Promise((resolve, reject) => {
        queue.push({ game, inquiry, resolve, reject });
        handOut();
      }),
    close: async () => {
      isClosed = true;
      queue.length = 0;
      await Promise.all([...crew].map((thread) => thread.end()));
    },
  };
}
