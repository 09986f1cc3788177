import { fail, ok } from "@darbar/kernel";
import { newStore } from "../../../src/app/store.ts";
import type { ServerLink } from "../../../src/transport/server-link.ts";
import type { TableLink } from "../../../src/transport/table-link.ts";
import type { TransportState } from "../../../src/transport/transport.ts";
import type { Around, TableMessage } from "../position.ts";

/** A way to a table at which nothing happens but what the position says. */
export function linkTo(message: TableMessage, around: Around): TableLink {
  return {
    watch: (listener) => {
      listener(message);
      if (around.hasScreen) listener({ type: "present", table: message.table, seats: [], spectators: 0, screens: 1 });
      if (around.news.length > 0) {
        // What is said at once would have been said before.
        setTimeout(() =>
          listener({ type: "facts", table: message.table, log: message.log, from: message.facts, facts: around.news }),
        );
      }
      return () => undefined;
    },
    look: () => undefined,
    do: async ({ do: done }) =>
      around.isRefused && done === "move" ? fail({ code: "stale", error: "this table refuses everything" }) : ok(null),
  };
}

/** A server whose only table is the one that is shown. */
export function standInServer(): ServerLink & { set(state: TransportState): void } {
  const state = newStore<TransportState>("open");
  return {
    state,
    set: (next) => state.set(next),
    person: newStore(null),
    lobby: newStore(null),
    isUnanswered: newStore(false),
    table: () => {
      throw new Error("tables are given here, not asked for");
    },
    watchLobby: () => () => undefined,
    retry: () => undefined,
    check: () => undefined,
    close: () => undefined,
  };
}
