import type { ServerMessage } from "@darbar/protocol";
import type { Actor, LiveTable, Watcher } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { LookWish } from "./desk.ts";
import { barWatching } from "./watching.ts";

/** How many tables one connection may look at. */
export const MOST_WATCHED = 30;

/** Who looks at tables. */
export interface Looker {
  send(message: ServerMessage): void;
  /** They do not see a table any more. */
  gone(table: string, why: Refused): void;
  /** Whether a whole table may be sent now, after all that was sent lately. */
  hasRoom(): boolean;
}

/** What somebody looks at a table for. */
type LookingWish = Pick<LookWish, "have" | "legal" | "screen">;

/** The tables that one connection looks at. */
export class Subscriptions {
  private readonly looker: Looker;
  private readonly watched = new Map<string, { readonly live: LiveTable; readonly watcher: Watcher }>();
  private over = false;

  constructor(looker: Looker) {
    this.looker = looker;
  }

  /** Looks at a table from now on, if this person may. What they have already is not sent again. */
  look(live: LiveTable, actor: Actor, { have, legal = false, screen = false }: LookingWish): void {
    const table = live.table.id;
    const bar = barWatching(live.table, actor.person, screen);
    if (bar !== null) return this.looker.gone(table, bar);
    this.unwatch(table);
    if (this.watched.size >= MOST_WATCHED) {
      return this.looker.gone(table, because("too-many-tables.watched", { most: MOST_WATCHED }));
    }
    if (!this.looker.hasRoom()) return this.looker.gone(table, because("too-fast.tables"));
    if (this.over) return;
    // A name that was changed while they were away is mended when they come back.
    live.rename(actor);
    const watcher: Watcher = {
      person: actor.person,
      wantsMoves: legal,
      isScreen: screen,
      send: (message) => this.tell(live, watcher, () => this.looker.send(message)),
      gone: (why) => this.tell(live, watcher, () => this.looker.gone(table, why)),
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
  private tell(live: LiveTable, watcher: Watcher, pass: () => void): void {
    const table = live.table.id;
    if (this.watched.get(table)?.watcher !== watcher) return;
    const bar = barWatching(live.table, watcher.person, watcher.isScreen === true);
    if (bar === null) return pass();
    this.watched.delete(table);
    // The table is in the middle of telling everybody something: who leaves does so afterwards.
    queueMicrotask(() => live.unwatch(watcher));
    this.looker.gone(table, bar);
  }
}
