import { Worker } from "node:worker_threads";
import type { PartsRow, RowJob, SpeedRow } from "./row.ts";

/** Measures a row in a thread of its own, one at a time: what ran before must not have shaped the compiled code. */
export function measureApart(job: RowJob & { readonly seconds: number }): Promise<SpeedRow>;
export function measureApart(job: RowJob & { readonly seconds: null }): Promise<PartsRow>;
export function measureApart(job: RowJob): Promise<SpeedRow | PartsRow> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: job });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
