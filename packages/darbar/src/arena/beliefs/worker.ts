import { parentPort, workerData } from "node:worker_threads";
import { type BeliefJob, runBeliefJob } from "./job.ts";

runBeliefJob(
  workerData as BeliefJob,
  (tally) => parentPort?.postMessage(tally),
  () => performance.now(),
);
