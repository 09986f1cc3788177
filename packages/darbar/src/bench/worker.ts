import { parentPort, workerData } from "node:worker_threads";
import { measureRow, type RowJob } from "./row.ts";

parentPort?.postMessage(measureRow(workerData as RowJob));
