import type { ServerMessage } from "@darbar/protocol";
import type { TableHost } from "./host.ts";
import { isScreen, type Watcher } from "./log.ts";
import { seatOf, type Table } from "./state.ts";

/** Who is there is said at most so often, in milliseconds: with many watchers that would otherwise be all that is said. */
const PRESENCE_EVERY = 250;

/** Says who looks at a table: which seats, how many others, and how many screens. */
export class Presence {
  private readonly table: Table;
  private readonly host: Pick<TableHost, "now" | "at">;
  private readonly watchers: () => Iterable<Watcher>;
  private isDue = false;

  constructor(table: Table, host: Pick<TableHost, "now" | "at">, watchers: () => Iterable<Watcher>) {
    this.table = table;
    this.host = host;
    this.watchers = watchers;
  }

  /** Somebody has come or gone, or sits elsewhere. */
  changed(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.host.at(this.host.now() + PRESENCE_EVERY, () => this.say());
  }

  private say(): void {
    this.isDue = false;
    const watchers = [...this.watchers()];
    const message = this.message(watchers);
    for (const watcher of watchers) watcher.send(message);
  }

  private message(watchers: readonly Watcher[]): ServerMessage {
    const people = new Set(watchers.flatMap((watcher) => (isScreen(watcher) ? [] : [watcher.person])));
    const screens = watchers.filter(isScreen).length;
    const seats = this.table.seats.flatMap((sitter, seat) =>
      sitter?.kind === "person" && people.has(sitter.person) ? [seat] : [],
    );
    const spectators = [...people].filter((person) => seatOf(this.table, person) === null).length;
    const present = { type: "present", table: this.table.id, seats, spectators } as const;
    return screens === 0 ? present : { ...present, screens };
  }
}
