import type { Viewer } from "@darbar/kernel";
import { isScreen, newLog, type ViewerLog, type Watcher } from "./log.ts";
import { viewerAt } from "./snapshot.ts";
import { seatOf, type Table } from "./state.ts";

/** The log of all who only watch, and that of all screens. */
const PUBLIC = "public";
const SCREEN = "screen";

/** The logs of a table: one for each who sits, one for all who only watch, one for all screens. */
export class Logs {
  private readonly table: Table;
  /** Tells the logs of this waking of the table from those of another. */
  private readonly epoch: string;
  private readonly logs = new Map<string, ViewerLog>();
  /** How many there were: no name is used twice. */
  private made = 0;

  constructor(table: Table, epoch: string) {
    this.table = table;
    this.epoch = epoch;
  }

  all(): Iterable<ViewerLog> {
    return this.logs.values();
  }

  /** The log that somebody follows: all screens share one, whoever has put them up. */
  of(watcher: Watcher): ViewerLog {
    if (!isScreen(watcher)) return this.ofPerson(watcher.person);
    const log = this.logs.get(SCREEN) ?? newLog(this.nextName(), null, null, true);
    this.logs.set(SCREEN, log);
    return log;
  }

  /** Whose view of the game a log gives. */
  viewerOf({ person }: ViewerLog): Viewer {
    return person === null ? "public" : viewerAt(this.table, person);
  }

  /** A log that has been told nothing, and that nobody can come back to. */
  nowhere(): ViewerLog {
    return newLog("", null, null);
  }

  /** What nobody is to watch any more is in no log that somebody who watches could come back to. */
  forgetPublic(): void {
    this.logs.delete(PUBLIC);
    this.logs.delete(SCREEN);
  }

  /** Drops the logs of people who have become other viewers. */
  dropFormer(): void {
    for (const [name, log] of this.logs) {
      if (log.person !== null && this.ofPerson(log.person) !== log) this.logs.delete(name);
    }
  }

  /** Who sits has a log of their own, as long as they see the game as the same viewer; those who watch share one. */
  private ofPerson(person: string): ViewerLog {
    const seat = seatOf(this.table, person);
    const key = seat === null ? PUBLIC : `${viewerAt(this.table, person)} ${seat} ${person}`;
    const log = this.logs.get(key) ?? newLog(this.nextName(), seat === null ? null : person, seat);
    this.logs.set(key, log);
    return log;
  }

  private nextName(): string {
    return `${this.epoch}.${++this.made}`;
  }
}
