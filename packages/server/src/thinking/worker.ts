import { parentPort } from "node:worker_threads";
import { fail, ok } from "@darbar/kernel";
import { answerQuestion } from "./answer-question.ts";
import { THERE, type ThreadQuestion, type ThreadReply } from "./thread-messages.ts";

// A thought takes many milliseconds, in which nothing else can happen in its thread: so it has one of its own.
parentPort?.on("message", (asked: ThreadQuestion | typeof THERE) => {
  parentPort?.postMessage(asked === THERE ? ok(THERE) : replyTo(asked));
});

/** A bot that fails has failed at one question; the thread goes on. */
function replyTo(question: ThreadQuestion): ThreadReply {
  try {
    return ok(answerQuestion(question));
  } catch (error) {
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
