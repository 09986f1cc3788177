import { ok, type Result } from "@darbar/kernel";
import type { OwnTable, Setup } from "@darbar/protocol";
import {
  type Actor,
  checkSetup,
  type Entry,
  emptyTable,
  firstFacts,
  fold,
  isPlaying,
  LiveTable,
  seatOf,
  storedFrom,
  type Table,
  type TableHost,
  UnreadableTable,
} from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import { GameArchive } from "./archive.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { CONTEXT } from "./context.ts";
import { newCode, newId } from "./identity/secret.ts";
import { Lobby } from "./lobby.ts";
import { MOST_OWN, ownTableOf, ownTables, placesAt } from "./own-tables.ts";
import { readTable } from "./read-table.ts";
import type { Claimed, NodeStore, Taken } from "./store/nodes.ts";
import { type Store, StoreError } from "./store/store.ts";

/** What a registry needs, for itself and for its tables. */
export interface RegistryHost extends Omit<TableHost, "append" | "say" | "changed" | "lost"> {
  readonly store: Store;
  /** Whose each table is, where several nodes share a store; without it all are ours. */
  readonly nodes?: NodeStore;
  /** Told of tables that were a node's that is gone, and are ours now. */
  took?(tables: readonly Taken[]): void;
  /** What one table finds otherwise: in tests it has chances of its own, which nothing at other tables can change. */
  atOneTable?(): Partial<TableHost>;
}

/** A table that nobody has visited for so long is put to sleep: its memory is freed, and it wakes on the next visit. */
const SLEEP_AFTER = 10 * 60_000;

/** The bots of a table that is made with bots. */
const USUAL_BOTS = { level: "regular", style: null } as const;

/** So many tables are read at a time. */
const MOST_LOADS = 4;

/** All tables of a server: those awake, and those that wake when somebody comes. */
export class TableRegistry {
  private readonly host: RegistryHost;
  private readonly awake = new Map<string, LiveTable>();
  /** The tables whose clocks nobody has kept since a time, until they are awake again. */
  private readonly downSince = new Map<string, number>();
  /** The tables that cannot be made of what is kept of them, and why. */
  private readonly unreadable = new Map<string, UnreadableTable>();
  /** The tables that are being forgotten: nobody wakes them meanwhile. */
  private readonly leaving = new Set<string>();
  private readonly waking = new Map<string, Promise<LiveTable | null>>();
  /** The tables that are ours since a moment ago, and not awake yet. */
  private readonly taken = new Map<string, Taken>();
  private readonly loads = new ConcurrencyLimit(MOST_LOADS);
  private closing = false;
  private isLeaving = false;
  readonly lobby: Lobby;
  readonly archive: GameArchive;

  constructor(host: RegistryHost) {
    this.host = host;
    this.lobby = new Lobby(host.now);
    this.archive = new GameArchive(host.store, (table) => this.open(table));
  }

  /** Makes a table; its maker sits in the first seat and is the host. Bots sit where they are wanted. */
  async create(
    actor: Actor,
    setup: Setup,
    bots: "none" | "all" = "none",
  ): Promise<Result<{ readonly table: string; readonly code: string }, Refused>> {
    const wrong = checkSetup(CONTEXT, setup);
    if (wrong !== null) return refused("bad-setup.because", { detail: wrong });
    const id = newId();
    for (let attempt = 0; attempt < 20; attempt++) {
      const code = newCode();
      const live = new LiveTable(emptyTable(id, CONTEXT), this.tableHost());
      const made = await live.found(
        firstFacts(CONTEXT, { actor, setup, code, bots: bots === "all" ? USUAL_BOTS : null }),
        (table, facts) => this.host.store.createTable({ table, code, created: this.host.now() }, facts),
      );
      if (!made.ok && made.error.code === "store-conflict") continue; // The code is taken.
      if (!made.ok) return made;
      this.awake.set(id, live);
      this.lobby.list(live.table);
      return ok({ table: id, code });
    }
    return refused("store-conflict");
  }

  isAwake(id: string): boolean {
    return this.awake.has(id);
  }

  /** Where a table is: here, by now awake; at another node, or at none, if it was let go of just now; `null`: there is no such table. */
  async find(id: string): Promise<"here" | { readonly node: string | null } | null> {
    if ((await this.open(id)) !== null) return "here";
    const node = await this.host.nodes?.ownerOf(id);
    return node === undefined ? null : { node };
  }

  /** A table by its id, woken if it sleeps; `null` if there is none here. */
  async open(id: string): Promise<LiveTable | null> {
    if (this.leaving.has(id)) return null;
    const live = this.awake.get(id) ?? (await this.wakeOnce(id));
    if (live !== null) live.touched = this.host.now();
    return live;
  }

  private async wakeOnce(id: string): Promise<LiveTable | null> {
    const waking = this.waking.get(id) ?? this.wake(id);
    this.waking.set(id, waking);
    try {
      return await waking;
    } finally {
      this.waking.delete(id);
    }
  }

  private async wake(id: string): Promise<LiveTable | null> {
    if (!(await this.isOurs(id))) return null;
    const table = await this.read(id);
    if (table === null) return null;
    const down = this.downSince.get(id);
    // Not waited for: whatever is kept of it from now on is kept after that.
    if (down === undefined) this.markAwake(id).catch((error: unknown) => this.host.report(error));
    else await this.credit(table, down);
    this.downSince.delete(id);
    const live = new LiveTable(table, this.tableHost());
    this.awake.set(id, live);
    if (this.host.nodes !== undefined) this.lobby.list(table);
    return live;
  }

  /** Makes a table ours if it is nobody's; answers whether it is. */
  private async isOurs(id: string): Promise<boolean> {
    const { nodes, took } = this.host;
    if (nodes === undefined) return true;
    if (this.isLeaving) return false;
    const taken = this.taken.get(id);
    this.taken.delete(id);
    const claimed: Claimed = taken === undefined ? await nodes.claim(id) : { owner: "here", isOrphan: false, ...taken };
    if (claimed.owner !== "here") {
      this.downSince.delete(id);
      this.lobby.drop(id);
      return false;
    }
    if (claimed.isOrphan) took?.([claimed]);
    const { released } = claimed;
    const down = this.downSince.get(id);
    if (released !== null) this.downSince.set(id, down === undefined ? released : Math.min(down, released));
    return true;
  }

  /** A table that cannot be made of what is kept of it is reported once, however often somebody wants to open it. */
  private async read(id: string): Promise<Table | null> {
    const unreadable = this.unreadable.get(id);
    if (unreadable !== undefined) throw unreadable;
    const { store, report } = this.host;
    try {
      return await this.loads.take(() => readTable(store, id));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      this.unreadable.set(id, error);
      this.downSince.delete(id);
      report(error);
      throw error;
    }
  }

  /** So that it is found after a restart. Without room for that it is played all the same. */
  private async markAwake(id: string): Promise<void> {
    try {
      await this.host.store.setAwake(id, this.host.now());
    } catch (error) {
      if (!(error instanceof StoreError) || error.fault !== "full") throw error;
      this.host.report(error);
    }
  }

  /**
   * The time in which the clock of a game was kept by nobody is given back before it runs again. A question that was put
   * later than now, by a clock that was set back since, counts from now on.
   */
  private async credit(table: Table, down: number): Promise<void> {
    const at = this.host.now();
    const { game } = table;
    if (game === null || !isPlaying(table)) return;
    const since = Math.max(down, table.last);
    if (at <= since && game.opened <= at) return;
    const entry: Entry = { at, fact: { type: "resumed", milliseconds: Math.max(0, at - since) } };
    await this.host.store.append(table.id, storedFrom(table.facts, [entry]));
    fold(table, entry);
  }

  /** A table that may not know all that is kept of it is read again, and everybody there is told to look again. */
  private forget(lost: Table): void {
    const live = this.awake.get(lost.id);
    if (live === undefined || live.table !== lost) return;
    this.awake.delete(lost.id);
    live.dismiss();
    if ((!isPlaying(lost) && lost.shuffle === null) || this.closing) return;
    this.downSince.set(lost.id, this.host.now());
    this.wakeOnce(lost.id).catch((error: unknown) => this.host.report(error));
  }

  /** Another node plays a table in an epoch: whoever looks at it here is to look there. */
  lose(id: string, epoch: number): void {
    const { nodes } = this.host;
    const live = this.awake.get(id);
    if (nodes === undefined || live === undefined || nodes.epochOf(id) >= epoch) return;
    this.drop(id, live);
  }

  private drop(id: string, live: LiveTable): void {
    this.awake.delete(id);
    this.downSince.delete(id);
    this.lobby.drop(id);
    live.dismiss();
  }

  /** Lets go of tables that are not ours any more. */
  dropAll(tables: readonly string[]): void {
    for (const id of tables) {
      const live = this.awake.get(id);
      if (live !== undefined) this.drop(id, live);
    }
  }

  /** Takes no more tables. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Wakes a table that another node has handed over to this one, unless somebody has asked for it already. */
  async receive(given: Taken): Promise<void> {
    await this.waking.get(given.table);
    if (this.isLeaving || this.awake.has(given.table) || this.waking.has(given.table)) return;
    this.host.nodes?.receive(given);
    await this.adopt([given]);
  }

  /** Wakes tables that are ours since a moment ago. */
  async adopt(tables: readonly Taken[]): Promise<void> {
    for (const each of tables) this.taken.set(each.table, each);
    await Promise.all(
      tables.map(async ({ table }) => {
        try {
          await this.wakeOnce(table);
        } catch (error) {
          if (!(error instanceof UnreadableTable)) this.host.report(error);
        } finally {
          // Who was waking it already has asked for it once more; later this will not be so any more.
          this.taken.delete(table);
        }
      }),
    );
  }

  /** The tables that are awake now. */
  awakeTables(): readonly string[] {
    return [...this.awake.keys()];
  }

  /**
   * Gives a table away when what is under way is done. `told` hears what the next owner has, before anybody here is sent there; it
   * is not called if the table was not ours.
   */
  async handOver(id: string, to: string, told: (given: Taken) => void): Promise<void> {
    const { nodes } = this.host;
    const live = this.awake.get(id);
    if (nodes === undefined || live === undefined) return;
    await live.close();
    try {
      const given = await nodes.handOver(id, to);
      if (given !== null) told(given);
    } finally {
      if (this.awake.get(id) === live) this.drop(id, live);
    }
  }

  /** A table by its short code, whatever case it is written in. */
  async findByCode(code: string): Promise<string | null> {
    return this.host.store.findByCode(code.toUpperCase());
  }

  /** After a restart: wakes every table in play, and credits its clock with the time the server was down. */
  async resume(): Promise<number> {
    const { store, now, report } = this.host;
    const last = (await store.lastHeartbeat()) ?? now();
    let playing = 0;
    for (const { table: id } of await store.openTables()) {
      this.downSince.set(id, last);
      try {
        const live = await this.wakeOnce(id);
        if (live === null) continue;
        if (isPlaying(live.table)) playing++;
        this.lobby.list(live.table);
      } catch (error) {
        // One table that cannot be read keeps no other from being played.
        if (!(error instanceof UnreadableTable)) report(error);
      }
    }
    return playing;
  }

  /** The awake tables at which somebody sits. */
  tablesOf(person: string): readonly LiveTable[] {
    return [...this.awake.values()].filter(({ table }) => seatOf(table, person) !== null);
  }

  /** The tables that are awake here at which somebody has a place. */
  placesAwake(person: string): readonly OwnTable[] {
    return ownTables(this.tablesOf(person).flatMap(({ table }) => ownTableOf(table, person) ?? []));
  }

  /** The same, and those that sleep. */
  async placesOf(person: string): Promise<readonly OwnTable[]> {
    const asleep = await this.host.store.placesAsleep(person, MOST_OWN);
    return ownTables([...asleep.map((place) => JSON.parse(place) as OwnTable), ...this.placesAwake(person)]);
  }

  /** Called at every beat: sends the list to those who look at it, and puts tables to sleep that nobody visits. */
  async tidy(): Promise<void> {
    this.lobby.tidy();
    for (const id of this.downSince.keys()) await this.wakeOnce(id).catch(() => null); // Reported when it first failed.
    for (const [id, live] of this.awake) {
      if (!live.isIdle() || this.host.now() - live.touched < SLEEP_AFTER) continue;
      this.awake.delete(id);
      await live.close();
      // Somebody may have come while what was under way was waited for.
      if (this.awake.has(id) || this.waking.has(id)) continue;
      const places = placesAt(live.table).map(({ person, own }) => ({ person, place: JSON.stringify(own) }));
      await this.host.store.putToSleep(id, places, this.host.now());
    }
  }

  /** Says of the tables at which somebody looks or plays that they are needed: only from waking that would not be known. */
  async markNeeded(): Promise<void> {
    for (const [id, live] of this.awake) if (!live.isIdle()) await this.markAwake(id);
  }

  /** Forgets tables that nobody has needed since a time, but for those that somebody needs now; answers how many. */
  async forgetTables(tables: readonly string[], since: number): Promise<number> {
    const gone: string[] = [];
    try {
      for (const id of tables) {
        if (this.waking.has(id) || this.isNeeded(id, since)) continue;
        this.leaving.add(id);
        gone.push(id);
        const claimed = await this.host.nodes?.claim(id);
        if (claimed !== undefined && claimed.owner !== "here") this.leaving.delete(gone.pop() ?? "");
      }
      for (const id of gone) {
        const live = this.awake.get(id);
        this.awake.delete(id);
        await live?.close();
      }
      await this.host.store.forgetTables(gone);
      for (const id of gone) {
        this.downSince.delete(id);
        this.unreadable.delete(id);
      }
    } finally {
      for (const id of gone) this.leaving.delete(id);
    }
    return gone.length;
  }

  private isNeeded(id: string, since: number): boolean {
    const live = this.awake.get(id);
    return live !== undefined && (!live.isIdle() || live.touched >= since);
  }

  /** How many tables are awake, and at how many of them a game is played. */
  count(): { readonly awake: number; readonly playing: number } {
    let playing = 0;
    for (const live of this.awake.values()) if (isPlaying(live.table)) playing++;
    return { awake: this.awake.size, playing };
  }

  /** Stops all clocks and waits for what is under way. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all([...this.awake.values()].map((live) => live.close()));
  }

  private tableHost(): TableHost {
    const { store } = this.host;
    return {
      ...this.host,
      ...this.host.atOneTable?.(),
      append: (table, facts, along) => store.append(table, facts, along),
      say: (table, lines, most) => store.say(table, lines, most),
      changed: (table) => {
        if (this.awake.has(table.id)) this.lobby.list(table);
      },
      lost: (table) => this.forget(table),
    };
  }
}
