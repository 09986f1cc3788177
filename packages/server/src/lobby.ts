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
  /** What other nodes list. */
  private readonly elsewhere = new Map<string, readonly Listed[]>();
  private changed = false;
  private ownChanged = false;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Something has happened at a table: it is listed as it is now, or not any more. */
  list(table: Table): void {
    const { id, code, setup, seats } = table;
    // Where nobody sits there is nobody to play with.
    if (setup.visibility !== "public" || !seats.some((sitter) => sitter?.kind === "person")) {
      this.drop(id);
      return;
    }
    const taken = seats.filter((sitter) => sitter !== null).length;
    const listed: Listed = { table: id, code, setup, taken, playing: isPlaying(table) };
    const before = this.tables.get(id)?.listed;
    const isSame = before?.taken === taken && before.playing === listed.playing && before.setup === setup;
    if (!isSame) this.change();
    this.tables.set(id, { listed, at: this.now() });
  }

  /** A table is not listed here any more. */
  drop(id: string): void {
    if (this.tables.delete(id)) this.change();
  }

  private change(): void {
    this.changed = true;
    this.ownChanged = true;
  }

  /** The tables that are listed here, if that has changed since the last time; else `null`. */
  changedHere(): readonly Listed[] | null {
    if (!this.ownChanged) return null;
    this.ownChanged = false;
    return this.listedHere();
  }

  /** The tables that are listed here, at most as many as anybody is shown. */
  listedHere(): readonly Listed[] {
    return inOrder([...this.tables.values()].map(({ listed }) => listed));
  }

  /** Another node lists these tables; none, if it is gone. */
  hear(node: string, listed: readonly Listed[]): void {
    this.changed = true;
    if (listed.length === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, listed);
  }

  /** Lists what another node has listed, which does so no more. */
  adopt(listed: readonly Listed[]): void {
    for (const each of listed)
      if (!this.tables.has(each.table)) this.tables.set(each.table, { listed: each, at: this.now() });
    this.change();
  }

  /** The public tables, those that wait for players first. */
  listed(): readonly Listed[] {
    const here = [...this.tables.values()].map(({ listed }) => listed);
    if (this.elsewhere.size === 0) return inOrder(here);
    // Who hands a table over may list it for a moment longer.
    const others = [...this.elsewhere.values()].flat().filter(({ table }) => !this.tables.has(table));
    return inOrder([...here, ...new Map(others.map((each) => [each.table, each])).values()]);
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
      if (this.now() - at >= LISTED_FOR) this.drop(id);
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

/** Those that wait for players first. */
function inOrder(listed: readonly Listed[]): readonly Listed[] {
  return listed.toSorted((one, other) => Number(one.playing) - Number(other.playing)).slice(0, MOST_LISTED);
}
