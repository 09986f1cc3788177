import type { Io } from "../../io.ts";
import type { BeliefWish } from "../arguments.ts";
import { startProgress } from "../progress.ts";
import { INTERRUPTED, runThreads } from "../threads.ts";
import type { BeliefJob } from "./job.ts";
import { beliefColumns, makeBeliefReport } from "./report.ts";
import { addTally, type ForecastTally, newForecastTally } from "./tally.ts";

/** `darbar arena --beliefs`: how well the master guesses what its opponents hold, and one who only counts. */
export async function measureBeliefs(wish: BeliefWish, io: Io): Promise<number> {
  const { game, raw, seats, seed, bots, games, searchMilliseconds, jobs } = wish;
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const job: BeliefJob = { game, raw, seats, seed, bots, games, searchMilliseconds, next };
  const tally = newForecastTally();
  const progress = startProgress(games, "games", io);
  const isInterrupted = await runThreads(
    new URL("./worker.ts", import.meta.url),
    new Array<BeliefJob>(Math.min(jobs, games)).fill(job),
    (news: ForecastTally) => {
      addTally(tally, news);
      progress.add(1);
    },
    io,
    progress,
  );
  const report = makeBeliefReport({ game, options: raw, seats, seed, bots, isInterrupted }, tally);
  if (report === null) {
    io.stderr.write("darbar arena: there was nothing to find out about anybody.\n");
    return isInterrupted ? INTERRUPTED : 1;
  }
  io.stdout.write(wish.json ? `${JSON.stringify({ node: process.version, ...report })}\n` : beliefColumns(report));
  return isInterrupted ? INTERRUPTED : 0;
}
