// Loaded before the server (--import), also in its threads: a thread of the store that hears one of these words dies by
// it. `darbar serve` itself has no such door.

import { isMainThread, parentPort } from "node:worker_threads";

/** @type {Readonly<Record<string, () => void>>} */
const DEATHS = {
  PLANTEDTHROW: () => {
    throw new Error("planted");
  },
  PLANTEDEXIT: () => process.exit(3),
  PLANTEDMEMORY: () => {
    const kept = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  },
};

if (!isMainThread) {
  parentPort?.on("message", (message) => {
    const text = JSON.stringify(message) ?? "";
    for (const [word, die] of Object.entries(DEATHS)) if (text.includes(word)) die();
  });
}
