import type { Language, ServerMessage } from "@darbar/protocol";
import type { Actor, LiveTable, Watcher } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { TableRegistry } from "../registry.ts";
import { goneFrom } from "./gone.ts";
import { barWatching } from "./watching.ts";

/** How many tables one connection may look at. */
const MOST_WATCHED = 30;

/** The tables that one connection looks at. */
export class Subscriptions {
  private readonly registry: TableRegistry;
  private readonly send: (message: ServerMessage) => void;
  private readonly language: () => Language;
  private readonly watched = new Map<string, { readonly live: LiveTable; readonly watcher: Watcher }>();
  private readonly hasRoom: () => boolean;
  private over = false;

  /** `hasRoom`: whether a whole table may be sent now, after all that was sent lately. */
  constructor(
    registry: TableRegistry,
    send: (message: ServerMessage) => void,
    hasRoom: () => boolean,
    language: () => Language,
  ) {
    this.registry = registry;
    this.send = send;
    this.hasRoom = hasRoom;
    this.language = language;
  }

  /** Looks at a table from now on, if this person may. What they have already is not sent again. */
  async watch(
    actor: Actor,
    table: string,
    have: { readonly log: string; readonly facts: number } | undefined,
    wantsMoves = false,
  ): Promise<void> {
    const live = await this.registry.open(table);
    if (live === null) return this.gone(table, because("no-such-table"));
    const bar = barWatching(live.table, actor.person);
    if (bar !== null) return this.gone(table, bar);
    this.unwatch(table);
    if (this.watched.size >= MOST_WATCHED) {
      return this.gone(table, because("too-many-tables.watched", { most: MOST_WATCHED }));
    }
    if (!this.hasRoom()) return this.gone(table, because("too-fast.tables"));
    if (this.over) return;
    // A name that was changed while they were away is mended when they come back.
    live.rename(actor);
    const watcher: Watcher = {
      person: actor.person,
      wantsMoves,
      send: (message) => this.tell(live, watcher, message),
      gone: (why) => this.tell(live, watcher, goneFrom(table, why, this.language())),
    };
    this.watched.set(table, { live, watcher });
    live.watch(watcher, have);
  }

  /** Looks away. */
  unwatch(table: string): void {
    const watched = this.watched.get(table);
    this.watched.delete(table);
    watched?.live.unwatch(watched.watcher);
  }

  /** Looks away from all of them, for good. */
  end(): void {
    this.over = true;
    for (const table of [...this.watched.keys()]) this.unwatch(table);
  }

  /** Passes on what a table tells, as long as this person may hear it. */
  private tell(live: LiveTable, watcher: Watcher, message: ServerMessage): void {
    const table = live.table.id;
    if (this.watched.get(table)?.watcher !== watcher) return;
    const bar = barWatching(live.table, watcher.person);
    if (bar === null) return this.send(message);
    this.watched.delete(table);
    // The table is in the middle of telling everybody something: who leaves does so afterwards.
    queueMicrotask(() => live.unwatch(watcher));
    this.gone(table, bar);
  }

  private gone(table: string, refused: Refused): void {
    this.send(goneFrom(table, refused, this.language()));
  }
}
