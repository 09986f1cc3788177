import { Worker } from "node:worker_threads";
import type { PartsRow, Row, RowJob } from "./row.ts";

/** Measures a row in a thread of its own, one at a time: what ran before must not have shaped the compiled code. */
export function measureApart(job: RowJob & { readonly seconds: number }): Promise<Row>;
export function measureApart(job: RowJob & { readonly seconds: null }): Promise<PartsRow>;
export function measureApart(job: RowJob): Promise<Row | PartsRow> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: job });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
