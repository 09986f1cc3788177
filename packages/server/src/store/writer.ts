import { workerData } from "node:worker_threads";
import type { Write } from "./calls.ts";
import { openForWriting } from "./database.ts";
import { prepareGroups } from "./group.ts";
import { serveCalls } from "./serve-calls.ts";

// A commit takes milliseconds, in which nothing else can happen in its thread: so it has one of its own.
serveCalls<Write>(() => {
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
