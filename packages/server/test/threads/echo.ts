import { parentPort } from "node:worker_threads";

// Answers with what it was asked.
parentPort?.on("message", (question) => parentPort?.postMessage({ ok: true, value: question }));
