import type { Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import type { Actor } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { TableRegistry } from "../registry.ts";
import type { CommandTrace } from "../tracing/traces.ts";
import { type Looker, Subscriptions } from "./subscriptions.ts";

/** What a connection looks at a table for. */
export interface LookWish {
  readonly table: string;
  /** What they have already is not sent again. */
  readonly have?: { readonly log: string; readonly facts: number } | undefined;
  /** Whether they want to be told their legal moves. */
  readonly legal?: boolean | undefined;
  /** Whether they are a screen that everybody in a room looks at. */
  readonly screen?: boolean | undefined;
}

/** What a connection wants done at a table. */
export interface DoWish {
  readonly id: string;
  readonly table: string;
  readonly command: Command;
  /** Hears of its way. */
  readonly trace: CommandTrace | null;
}

/** Something that is being done. */
export interface Doing {
  readonly done: Promise<Result<null, Refused>>;
}

/** Where a connection asks for tables, wherever they are played. */
export interface Desk {
  /** Looks at a table from now on, if this person may. */
  watch(actor: Actor, wish: LookWish): Promise<void>;
  unwatch(table: string): void;
  /** Begins to do something, and is done beginning when the next thing may begin; `null` if there is no such table. */
  do(actor: Actor, wish: DoWish): Promise<Doing | null>;
  /** Nothing more is asked for. */
  end(): void;
}

/** A message for a connection that another node has made, as it goes over the wire. */
export interface DeskHost extends Looker {
  pass(text: string, isTable: boolean): void;
}

/** Asks for tables that are all here. */
export function deskHere(registry: TableRegistry, looker: Looker): Desk {
  const subscriptions = new Subscriptions(looker);
  return {
    watch: async (actor, wish) => {
      const live = await registry.open(wish.table);
      if (live === null) looker.gone(wish.table, because("no-such-table"));
      else subscriptions.look(live, actor, wish);
    },
    unwatch: (table) => subscriptions.unwatch(table),
    do: async (actor, { id, table, command, trace }) => {
      const live = await registry.open(table);
      return live === null ? null : { done: live.do(actor, id, command, trace?.atTable(live.table.setup.game)) };
    },
    end: () => subscriptions.end(),
  };
}
