import { ok } from "@darbar/kernel";
import type { Logger } from "pino";
import type { TableRegistry } from "../registry.ts";
import { StoreError } from "../store/store.ts";
import type { Tables } from "../tables.ts";
import type { Answers, Question } from "./frame.ts";
import type { Link } from "./link.ts";

/** What neighbours ask of the tables here. */
export interface Answering {
  readonly registry: TableRegistry;
  readonly here: Tables;
  readonly log: Logger;
}

/** Answers a neighbour's question; what cannot be found out now is `null`. */
export function answerNeighbour(place: Answering, link: Link, c: number, question: Question): void {
  find(place, question).then(
    (found) => link.send({ t: "answer", c, answer: found }),
    (error: unknown) => {
      if (!(error instanceof StoreError))
        place.log.error({ err: error }, "a neighbour's question could not be answered");
      link.send({ t: "answer", c, answer: null });
    },
  );
}

async function find({ registry, here }: Answering, question: Question): Promise<Answers[Question["ask"]]> {
  switch (question.ask) {
    case "game":
      return here.gameOf(question.table);
    case "record": {
      if ((await registry.open(question.table)) === null) return null;
      const found = await here.findRecord(question.table, question.game);
      return found.ok ? ok(null) : found;
    }
    case "bar-name":
      return here.barRenaming(question.actor);
    case "own-code":
      return here.ownByCode(question.person, question.code);
    case "own-tables":
      return registry.placesAwake(question.person);
  }
}
