// Loaded before a measured command (--import): says at its end how much processor time its process took, its threads
// included, also where a former revision does not say so itself.

import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const FOURTH_STREAM = 3;

if (isMainThread) {
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    writeSync(FOURTH_STREAM, String((user + system) / 1e6));
  });
}
