import { workerData } from "node:worker_threads";
import { holdWhole, openCopy } from "./database.ts";
import { serveCalls } from "./serve-calls.ts";

// A check reads everything, which takes as long as the file is large: so it has a thread of its own.
serveCalls<never>(() => {
  const database = openCopy(workerData as string);
  try {
    holdWhole(database);
  } finally {
    database.close();
  }
  return { answer: () => undefined, close: () => undefined };
});
