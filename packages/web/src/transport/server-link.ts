import { fail, ok, type Result } from "@darbar/kernel";
import type { Command, Listed, ServerMessage } from "@darbar/protocol";
import { PROTOCOL } from "@darbar/protocol/agreed";
import { newStore, type Store } from "../app/store.ts";
import { Connection, type ConnectionHost } from "./connection.ts";
import type { Refused, TableLink, TableListener } from "./table-link.ts";
import type { TransportState } from "./transport.ts";

interface Pending {
  readonly table: string;
  readonly command: Command;
  resolve(result: Result<null, Refused>): void;
  /** Calls off that its reader is told to wait. */
  callOff(): void;
}

/** How a table is looked at: by the reader, or as a screen that everybody in a room sees. */
interface Looking {
  readonly screen?: true;
}

interface Watched extends Looking {
  readonly listener: TableListener;
  log: string | null;
  facts: number;
}

/** How long to wait before a table is asked for again that was asked for too often, in milliseconds. */
const LOOK_AGAIN = 5_000;

/** After so long without an answer the reader is told to wait, in milliseconds. */
const UNANSWERED_FOR = 4_000;

/** The server as the page sees it: tables to watch, things to do there, the list of public tables. */
export interface ServerLink {
  readonly state: Store<TransportState>;
  readonly person: Store<{ readonly person: string; readonly name: string } | null>;
  readonly lobby: Store<readonly Listed[] | null>;
  /** Whether something that was done has no answer for long: the line is broken, or nothing can be kept now. */
  readonly isUnanswered: Store<boolean>;
  /** A table on this server. One listener a table. */
  table(id: string, looking?: Looking): TableLink;
  watchLobby(): () => void;
  retry(): void;
  check(): void;
  close(): void;
}

/** Opens the link to the server. `rejected` is told if the server does not know this device, or speaks another protocol. */
export function openServerLink(host: ConnectionHost, rejected: (code: number | "protocol") => void): ServerLink {
  const state = newStore<TransportState>("connecting");
  const person = newStore<{ readonly person: string; readonly name: string } | null>(null);
  const lobby = newStore<readonly Listed[] | null>(null);
  const isUnanswered = newStore(false);
  const watched = new Map<string, Watched>();
  const pending = new Map<string, Pending>();
  let lobbyWatchers = 0;
  let made = 0;
  const device = Math.random().toString(36).slice(2, 10);

  const connection = new Connection(host, {
    state: (next) => state.set(next),
    rejected,
    opened: () => {
      connection.send({ type: "hello", protocol: PROTOCOL });
      for (const [table, { log, facts }] of watched) look(table, log === null ? {} : { have: { log, facts } });
      if (lobbyWatchers > 0) connection.send({ type: "lobby", watch: true });
      // Nobody knows whether these arrived; sent again with the same id they do nothing again.
      for (const [id, { table, command }] of pending) connection.send({ type: "do", id, table, command });
    },
    message: hear,
  });

  /** Asks for a table, as it was looked at from the beginning. */
  function look(table: string, have: { readonly have?: { readonly log: string; readonly facts: number } } = {}): void {
    const screen = watched.get(table)?.screen;
    connection.send({ type: "watch", table, ...have, ...(screen && { screen }) });
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return person.set({ person: message.person, name: message.name });
      case "lobby":
        return lobby.set(message.tables);
      case "done":
        return settle(message.id, ok(null));
      case "refused":
        return settle(message.id, fail({ code: message.code, error: message.error }));
      case "bad":
        return rejected("protocol");
      case "pong":
        return;
      case "table":
      case "facts":
      case "clock":
      case "present":
      case "gone":
        return hearTable(message);
    }
  }

  function hearTable(message: Extract<ServerMessage, { readonly table: string }>): void {
    const seen = watched.get(message.table);
    if (seen === undefined) return;
    if (message.type === "gone" && message.code === "reload") {
      seen.log = null;
      return look(message.table);
    }
    if (message.type === "gone" && message.code === "too-fast") {
      // This page has asked for whole tables too often: it keeps what it has, and asks again in a while.
      host.later(LOOK_AGAIN, () => {
        if (watched.get(message.table) === seen) look(message.table);
      });
      return;
    }
    if (message.type === "table") {
      seen.log = message.log;
      seen.facts = message.facts;
    }
    if (message.type === "facts") {
      if (message.log !== seen.log || message.from > seen.facts) {
        seen.log = null;
        return look(message.table);
      }
      // What we have already is not told twice.
      const fresh = message.facts.slice(seen.facts - message.from);
      seen.facts += fresh.length;
      return seen.listener({ ...message, facts: fresh });
    }
    seen.listener(message);
  }

  function settle(id: string, result: Result<null, Refused>): void {
    const settled = pending.get(id);
    pending.delete(id);
    settled?.callOff();
    if (pending.size === 0) isUnanswered.set(false);
    settled?.resolve(result);
  }

  return {
    state,
    person,
    lobby,
    isUnanswered,
    table: (table, looking = {}) => ({
      watch: (listener) => {
        const entry: Watched = { ...looking, listener, log: null, facts: 0 };
        watched.set(table, entry);
        look(table);
        return () => {
          if (watched.get(table) !== entry) return;
          watched.delete(table);
          connection.send({ type: "unwatch", table });
        };
      },
      look: () => look(table),
      do: (command) =>
        new Promise((resolve) => {
          const id = `${device}.${++made}`;
          pending.set(id, {
            table,
            command,
            resolve,
            callOff: host.later(UNANSWERED_FOR, () => isUnanswered.set(true)),
          });
          connection.send({ type: "do", id, table, command });
        }),
    }),
    watchLobby: () => {
      lobbyWatchers++;
      connection.send({ type: "lobby", watch: true });
      return () => {
        if (--lobbyWatchers === 0) connection.send({ type: "lobby", watch: false });
      };
    },
    retry: () => connection.retry(),
    check: () => connection.check(),
    close: () => connection.close(),
  };
}
