import { workerData } from "node:worker_threads";
import type { Write } from "./calls.ts";
import { openForWriting } from "./database.ts";
import { prepareGroups } from "./group.ts";
import { serve } from "./serve.ts";

// A commit takes milliseconds, in which nothing else can happen in its thread: so it has one of its own.
serve<Write>(() => {
  const { database, close } = openForWriting(workerData as string);
  const keep = prepareGroups(database);
  return {
    answer: (requests, reply) => {
      const outcomes = keep(requests.map(({ call }) => call));
      reply(requests.map(({ id }, index) => ({ id, outcome: outcomes[index] })));
    },
    close,
  };
});
