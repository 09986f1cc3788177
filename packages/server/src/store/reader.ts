import { workerData } from "node:worker_threads";
import { backUp } from "./backup.ts";
import { type Backup, type CallReply, done, type Outcome, type Read } from "./calls.ts";
import { openForReading } from "./database.ts";
import { failed } from "./fault.ts";
import { prepareReads } from "./reads.ts";
import { serveCalls } from "./serve-calls.ts";

// Beside the writer, so that no commit waits while a long log is loaded.
serveCalls<Read | Backup>(() => {
  const file = workerData as string;
  const database = openForReading(file);
  const read = prepareReads(database);
  const answerRead = (call: Read): Outcome => {
    try {
      return done(read(call));
    } catch (error) {
      return failed(error);
    }
  };
  return {
    answer: (requests, reply) => {
      const replies: CallReply[] = [];
      for (const { id, call } of requests) {
        if (call.do !== "backup") replies.push({ id, outcome: answerRead(call) });
        else
          void backUp(file, call.file)
            .then(done, failed)
            .then((outcome) => reply([{ id, outcome }]));
      }
      reply(replies);
    },
    close: () => database.close(),
  };
});
