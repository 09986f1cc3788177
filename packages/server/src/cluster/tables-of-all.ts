import { setTimeout as wait } from "node:timers/promises";
import { ok } from "@darbar/kernel";
import type { Setup } from "@darbar/protocol";
import { keptRecord } from "@darbar/table";
import { because, refused } from "@darbar/words";
import { ownTables } from "../own-tables.ts";
import type { FoundTable, Tables } from "../tables.ts";
import type { ClusterParts } from "./cluster-parts.ts";
import type { Answers, Notice, Question } from "./frame.ts";
import type { Link } from "./link.ts";
import type { Router, Where } from "./router.ts";

/** How long a question to a neighbour is waited for, in milliseconds. */
const ANSWER_WITHIN = 5_000;
const LOOK_EVERY = 100;

const UNREACHABLE = because("store-broken");

/** What is asked of all tables and connections, and told to all of them: those here, and those of the neighbours. */
export function tablesOfAll(
  { mesh, membership, store }: ClusterParts,
  router: Router,
  here: Tables,
): Omit<Tables, "newDesk"> {
  const tellAll = (notice: Notice): void => {
    for (const link of mesh.all()) link.tell(notice);
  };
  const lookAgain = async (table: string, was: Where): Promise<void> => {
    router.forget(table, was);
    await wait(LOOK_EVERY);
  };
  return {
    gameOf: async (table) => {
      for (;;) {
        const where = await router.locate(table);
        if (where === null) return null;
        const game = where === "here" ? await here.gameOf(table) : await answer(where, { ask: "game", table });
        // What another node says is what it has checked as we do.
        if (game !== null) return game as Setup["game"];
        await lookAgain(table, where);
      }
    },
    ownByCode: async (person, code) => {
      const own = await here.ownByCode(person, code);
      if (own !== null) return own;
      const asked = await Promise.all(mesh.all().map((link) => answer(link, { ask: "own-code", person, code })));
      return (asked.find((each) => each !== null) as FoundTable | undefined) ?? null;
    },
    ownTables: async (person) => {
      const own = await here.ownTables(person);
      const asked = await Promise.all(mesh.all().map((link) => answer(link, { ask: "own-tables", person })));
      return ownTables([...asked.flatMap((each) => each ?? []), ...own]);
    },
    findRecord: async (table, game) => {
      for (;;) {
        const stored = await store.findRecord(table, game);
        if (stored !== null) return ok(keptRecord(stored));
        const where = await router.locate(table);
        if (where === null) return refused("no-such-table");
        if (where === "here") return here.findRecord(table, game);
        const found = await answer(where, { ask: "record", table, game });
        if (found !== null && !found.ok) return found;
        if (found === null) await lookAgain(table, where);
      }
    },
    barRenaming: async (actor) => {
      const bar = await here.barRenaming(actor);
      if (bar !== null) return bar;
      for (const { id } of membership.others()) {
        const link = mesh.linkTo(id);
        const there = link === undefined ? UNREACHABLE : await answer(link, { ask: "bar-name", actor }, UNREACHABLE);
        if (there !== null) return there;
      }
      return null;
    },
    renamed: (actor) => {
      here.renamed(actor);
      tellAll({ tell: "renamed", actor });
    },
    withdrawn: (person, device) => {
      here.withdrawn(person, device);
      tellAll({ tell: "withdrawn", person, device });
    },
  };
}

/** What a neighbour answers; `otherwise`, if it does not in time. */
async function answer<Asked extends Question>(
  link: Link,
  question: Asked,
  otherwise: Answers[Asked["ask"]] | null = null,
): Promise<Answers[Asked["ask"]] | null> {
  const stop = new AbortController();
  try {
    return await Promise.race([link.ask(question), wait(ANSWER_WITHIN, otherwise, { signal: stop.signal })]);
  } catch {
    return otherwise;
  } finally {
    stop.abort();
  }
}
