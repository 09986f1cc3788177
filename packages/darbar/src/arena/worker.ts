import { parentPort, workerData } from "node:worker_threads";
import { type ArenaJob, runArenaJob } from "./job.ts";

runArenaJob(
  workerData as ArenaJob,
  (news) => parentPort?.postMessage(news),
  () => performance.now(),
);
