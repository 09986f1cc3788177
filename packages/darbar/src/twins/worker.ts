import { parentPort, workerData } from "node:worker_threads";
import { runTwinJob, type TwinJob } from "./job.ts";

runTwinJob(workerData as TwinJob, (news) => parentPort?.postMessage(news));
