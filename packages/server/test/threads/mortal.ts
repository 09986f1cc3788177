import { parentPort } from "node:worker_threads";
import { THERE, type ThreadQuestion } from "../../src/thinking/thread-messages.ts";

// Answers with its seat, but dies of seat 1, ends over seat 2, is lost in thought about seat 3, and fails for seat 4.
parentPort?.on("message", (asked: ThreadQuestion | typeof THERE) => {
  if (asked === THERE) return parentPort?.postMessage({ ok: true, value: THERE });
  const { seat } = asked.inquiry;
  if (seat === 1) throw new Error("of seat 1");
  if (seat === 2) process.exit(7);
  if (seat === 3) return;
  parentPort?.postMessage(seat === 4 ? { ok: false, error: "no idea" } : { ok: true, value: seat });
});
