import { parentPort, workerData } from "node:worker_threads";
import { type LawJob, runLawJob } from "./job.ts";

runLawJob(workerData as LawJob, (news) => parentPort?.postMessage(news));
