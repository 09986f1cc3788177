import { Worker } from "node:worker_threads";
import type { Io } from "../io.ts";
import type { ArenaJob, ArenaNews, GameResult } from "./job.ts";
import { countGames } from "./plan.ts";
import { type Progress, startProgress } from "./progress.ts";
import { sumTimes, type Times } from "./times.ts";

/** The exit code of a command that somebody has ended. */
export const INTERRUPTED = 130;

/** What came of an arena. */
export interface Played {
  /** By the number of the game; `undefined` where none was played. */
  readonly results: readonly (GameResult | undefined)[];
  readonly times: Readonly<Record<string, Times>>;
  readonly seconds: number;
  /** Whether somebody asked to stop. */
  readonly isInterrupted: boolean;
}

/** Plays the games of an arena on several threads, until all are played or somebody asks to stop. */
export async function playOnThreads(job: Omit<ArenaJob, "next">, threads: number, io: Io): Promise<Played> {
  const games = countGames(job.plan);
  const results: (GameResult | undefined)[] = new Array<undefined>(games).fill(undefined);
  const times: Readonly<Record<string, Times>>[] = [];
  const since = performance.now();
  const progress = startProgress(games, "games", io);
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const isInterrupted = await runThreads(
    new URL("./worker.ts", import.meta.url),
    Array.from({ length: Math.min(threads, games) }, (): ArenaJob => ({ ...job, next })),
    (news: ArenaNews, thread) => {
      for (const result of news.results) results[result.game] = result;
      times[thread] = news.times;
      progress.add(news.results.length);
    },
    io,
    progress,
  );
  return {
    results,
    times: Object.fromEntries(job.plan.bots.map((bot) => [bot, sumTimes(times.flatMap((told) => told[bot] ?? []))])),
    seconds: (performance.now() - since) / 1000,
    isInterrupted,
  };
}

/** Runs a worker for each job, side by side; answers whether somebody has asked to stop before they were done. */
export async function runThreads<Job, News>(
  file: URL,
  jobs: readonly Job[],
  hear: (news: News, thread: number) => void,
  io: Io,
  progress: Pick<Progress, "end">,
): Promise<boolean> {
  const workers = jobs.map((workerData) => new Worker(file, { workerData }));
  let isInterrupted = false;
  const end = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const deafen = io.onSignal(() => {
    if (isInterrupted) return;
    isInterrupted = true;
    end();
  });
  try {
    await Promise.all(
      workers.map(
        (worker, thread) =>
          new Promise<void>((resolve, reject) => {
            worker.on("message", (news: News) => hear(news, thread));
            worker.on("error", reject);
            worker.on("exit", () => resolve());
          }),
      ),
    );
  } catch (error) {
    end();
    throw error;
  } finally {
    deafen();
    progress.end();
  }
  return isInterrupted;
}
