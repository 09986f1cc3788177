import { ok, type Result } from "@darbar/kernel";
import type { OwnTable, Setup } from "@darbar/protocol";
import {
  type Actor,
  checkSetup,
  emptyTable,
  firstFacts,
  isPlaying,
  LiveTable,
  seatOf,
  type Table,
  type TableHost,
  UnreadableTable,
} from "@darbar/table";
import { type Refused, refused } from "@darbar/words";
import { GameArchive } from "./archive.ts";
import { CONTEXT } from "./context.ts";
import { newCode, newId } from "./identity/secret.ts";
import { Lobby } from "./lobby.ts";
import { MOST_OWN, ownTableOf, ownTables } from "./own-tables.ts";
import type { RegistryHost } from "./registry-host.ts";
import { Sleeping } from "./sleeping.ts";
import type { Taken } from "./store/nodes.ts";
import { Waking } from "./waking.ts";

/** The bots of a table that is made with bots. */
const USUAL_BOTS = { level: "regular", style: null } as const;

/** All tables of a server: those awake, and those that wake when somebody comes. */
export class TableRegistry {
  private readonly host: RegistryHost;
  private readonly awake = new Map<string, LiveTable>();
  private readonly waking: Waking;
  private readonly sleeping: Sleeping;
  private closing = false;
  readonly lobby: Lobby;
  readonly archive: GameArchive;

  constructor(host: RegistryHost) {
    this.host = host;
    this.lobby = new Lobby(host.now);
    this.archive = new GameArchive(host.store, (table) => this.open(table));
    this.waking = new Waking({
      ...host,
      woken: (table) => this.woken(table),
      elsewhere: (id) => this.lobby.drop(id),
    });
    this.sleeping = new Sleeping(host, this.awake, this.waking);
  }

  private woken(table: Table): LiveTable {
    const live = new LiveTable(table, this.tableHost());
    this.awake.set(table.id, live);
    if (this.host.nodes !== undefined) this.lobby.list(table);
    return live;
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
    if (this.sleeping.isLeaving(id)) return null;
    const live = this.awake.get(id) ?? (await this.waking.wake(id));
    if (live !== null) live.touched = this.host.now();
    return live;
  }

  /** A table that may not know all that is kept of it is read again, and everybody there is told to look again. */
  private forget(lost: Table): void {
    const live = this.awake.get(lost.id);
    if (live === undefined || live.table !== lost) return;
    this.awake.delete(lost.id);
    live.dismiss();
    if ((!isPlaying(lost) && lost.shuffle === null) || this.closing) return;
    this.waking.wait(lost.id, this.host.now());
    this.waking.wake(lost.id).catch((error: unknown) => this.host.report(error));
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
    this.waking.drop(id);
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
    this.waking.end();
  }

  /** Wakes a table that another node has handed over to this one, unless somebody has asked for it already. */
  async receive(given: Taken): Promise<void> {
    await this.waking.underWay(given.table);
    if (this.waking.hasEnded() || this.awake.has(given.table) || this.waking.underWay(given.table) !== undefined)
      return;
    this.host.nodes?.receive(given);
    await this.adopt([given]);
  }

  /** Wakes tables that are ours since a moment ago. */
  adopt(tables: readonly Taken[]): Promise<void> {
    return this.waking.adopt(tables);
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
      this.waking.wait(id, last);
      try {
        const live = await this.waking.wake(id);
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
    await this.waking.wakeWaiting();
    await this.sleeping.putToSleep();
  }

  /** Says of the tables at which somebody looks or plays that they are needed. */
  markNeeded(): Promise<void> {
    return this.sleeping.markNeeded();
  }

  /** Forgets tables that nobody has needed since a time, but for those that somebody needs now; answers how many. */
  forgetTables(tables: readonly string[], since: number): Promise<number> {
    return this.sleeping.forgetTables(tables, since);
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
