import { Worker } from "node:worker_threads";
import type { Order, OrderResult, Tools } from "./order.ts";

/** Hands that carry out the same order side by side, each its share. */
export interface Crew {
  ask(order: Order): Promise<readonly OrderResult[]>;
  close(): Promise<void>;
}

/** A thread for each hand. */
export function threads(tools: readonly Tools[]): Crew {
  const workers = tools.map((each) => new Worker(new URL("./worker.ts", import.meta.url), { workerData: each }));
  return {
    ask: (order) =>
      Promise.all(
        workers.map(
          (worker) =>
            new Promise<OrderResult>((resolve, reject) => {
              const heard = (reply: OrderResult): void => {
                worker.off("error", reject);
                resolve(reply);
              };
              worker.once("message", heard);
              worker.once("error", reject);
              worker.postMessage(order);
            }),
        ),
      ),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
