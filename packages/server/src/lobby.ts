import type { Listed, ServerMessage } from "@darbar/protocol";
import { isPlaying, type Table } from "@darbar/table";

/** A public table is listed for so long after the last thing happened at it. */
const LISTED_FOR = 60 * 60_000;
/** No list is longer. */
const MOST_LISTED = 200;

/** The list of public tables, as it is sent. */
type LobbyMessage = ServerMessage & { readonly type: "lobby" };

/** Who is told the list of public tables. */
export type LobbyWatcher = (message: LobbyMessage) => void;

/** The public tables that anybody can find. */
export class Lobby {
  private readonly now: () => number;
  private readonly tables = new Map<string, { readonly listed: Listed; readonly at: number }>();
  private readonly watchers = new Set<LobbyWatcher>();
  private changed = false;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Something has happened at a table: it is listed as it is now, or not any more. */
  list(table: Table): void {
    const { id, code, setup, seats } = table;
    // Where nobody sits there is nobody to play with.
    if (setup.visibility !== "public" || !seats.some((sitter) => sitter?.kind === "person")) {
      if (this.tables.delete(id)) this.changed = true;
      return;
    }
    const taken = seats.filter((sitter) => sitter !== null).length;
    const listed: Listed = { table: id, code, setup, taken, playing: isPlaying(table) };
    const before = this.tables.get(id)?.listed;
    const isSame = before?.taken === taken && before.playing === listed.playing && before.setup === setup;
    if (!isSame) this.changed = true;
    this.tables.set(id, { listed, at: this.now() });
  }

  /** The public tables, those that wait for players first. */
  listed(): readonly Listed[] {
    return [...this.tables.values()]
      .map(({ listed }) => listed)
      .sort((one, other) => Number(one.playing) - Number(other.playing))
      .slice(0, MOST_LISTED);
  }

  /** Tells somebody the list now and whenever it has changed; answers how to stop. */
  watch(tell: LobbyWatcher): () => void {
    this.watchers.add(tell);
    tell(this.message());
    return () => this.watchers.delete(tell);
  }

  /** Called at every beat: drops tables where nothing happens any more, and tells the list if it has changed. */
  tidy(): void {
    for (const [id, { at }] of this.tables) {
      if (this.now() - at >= LISTED_FOR && this.tables.delete(id)) this.changed = true;
    }
    if (!this.changed) return;
    this.changed = false;
    const message = this.message();
    for (const tell of this.watchers) tell(message);
  }

  private message(): LobbyMessage {
    return { type: "lobby", tables: this.listed() };
  }
}
