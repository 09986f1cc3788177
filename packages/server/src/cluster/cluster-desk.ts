import { setTimeout as wait } from "node:timers/promises";
import type { Result } from "@darbar/kernel";
import { type Actor, UnreadableTable } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { TableRegistry } from "../registry.ts";
import type { Desk, DeskHost, Doing, DoWish, LookWish } from "../transport/desk.ts";
import { MOST_WATCHED, Subscriptions } from "../transport/subscriptions.ts";
import type { Frame } from "./frame.ts";
import type { Link } from "./link.ts";
import type { Router, Where } from "./router.ts";

/** What a desk needs of the node that it is at. */
export interface DeskNode {
  readonly registry: TableRegistry;
  readonly router: Router;
  report(error: unknown): void;
  /** Whether nobody else can have taken a table of ours. */
  isSure(): boolean;
  /** The desk asks for nothing more. */
  ended(desk: ClusterDesk): void;
}

/** Something to be done: sent again, under the same id, until somebody who plays the table has answered. */
interface Wish extends DoWish {
  readonly actor: Actor;
  isSent: boolean;
  /** How often it was sent: an answer to an earlier time may only be that it is done. */
  tries: number;
  resolve(done: Result<null, Refused>): void;
  reject(error: unknown): void;
}

/** Somebody who looks at a table. */
interface Looking {
  readonly actor: Actor;
  readonly wish: LookWish;
  /** What they said they have, until they have been sent more. */
  have: LookWish["have"];
  isSent: boolean;
}

/** A table that a connection asks for. */
interface Place {
  readonly table: string;
  looking: Looking | null;
  readonly wishes: Map<number, Wish>;
  /** Where the table is; `null` while that is being found out. */
  at: Where | null;
  isSeeking: boolean;
}

/** How long to wait before a table is looked for again that has just not been where it was found, in milliseconds. */
const AGAIN_AFTER = 50;
/** Refusals that only say that the table is somebody else's by now, or soon. */
const ELSEWHERE_SOON: readonly string[] = ["closing", "store-conflict"];
const RELOAD = "reload";

/** Asks for tables, wherever they are played. When a table moves, its connections follow without being told. */
export class ClusterDesk implements Desk {
  /** What the session is called on links. */
  readonly number: number;
  private readonly node: DeskNode;
  private readonly host: DeskHost;
  private readonly here: Subscriptions;
  private readonly places = new Map<string, Place>();
  /** Where this session is known. */
  private readonly links = new Set<Link>();
  private made = 0;
  private isOver = false;

  constructor(number: number, node: DeskNode, host: DeskHost) {
    this.number = number;
    this.node = node;
    this.host = host;
    this.here = new Subscriptions({
      send: (message) => host.send(message),
      gone: (table, why) => this.gone(table, why),
      hasRoom: () => true,
    });
  }

  async watch(actor: Actor, wish: LookWish): Promise<void> {
    const { table } = wish;
    const known = this.places.get(table);
    if (known === undefined || known.looking === null) {
      const looking = [...this.places.values()].filter((place) => place.looking !== null).length;
      if (looking >= MOST_WATCHED) {
        return this.host.gone(table, because("too-many-tables.watched", { most: MOST_WATCHED }));
      }
    }
    if (!this.host.hasRoom()) {
      this.unwatch(table);
      return this.host.gone(table, because("too-fast.tables"));
    }
    const place = this.placeOf(table);
    place.looking = { actor, wish, have: wish.have, isSent: false };
    this.goOn(place);
  }

  unwatch(table: string): void {
    const place = this.places.get(table);
    if (place === undefined) return;
    place.looking = null;
    this.lookAway(place);
    this.tidy(place);
  }

  async do(actor: Actor, wish: DoWish): Promise<Doing> {
    const place = this.placeOf(wish.table);
    const done = new Promise<Result<null, Refused>>((resolve, reject) => {
      place.wishes.set(++this.made, { ...wish, actor, isSent: false, tries: 0, resolve, reject });
    });
    this.goOn(place);
    return { done };
  }

  end(): void {
    this.isOver = true;
    this.here.end();
    for (const link of this.links) link.send({ t: "end", s: this.number });
    this.places.clear();
    this.node.ended(this);
  }

  /** A neighbour has a message about a table for this session. */
  told(link: Link, table: string, text: string, isTable: boolean): void {
    const place = this.places.get(table);
    if (place?.at === link && place.looking?.isSent === true) this.host.pass(text, isTable);
  }

  /** A neighbour says that this session does not see a table any more. */
  goneAt(link: Link, { table, why }: Frame & { readonly t: "gone" }): void {
    if (this.places.get(table)?.at === link) this.gone(table, why);
  }

  /** A neighbour has done something, or does not play the table. */
  did(link: Link, { n, done }: Frame & { readonly t: "did" }): void {
    for (const place of this.places.values()) {
      const wish = place.wishes.get(n);
      if (wish === undefined) continue;
      if (done !== null) this.answered(place, n, wish.tries, done);
      else if (place.at === link) this.lose(place);
    }
  }

  /** A neighbour is not there any more. */
  lost(link: Link): void {
    this.links.delete(link);
    for (const place of this.places.values()) if (place.at === link) this.lose(place);
  }

  private placeOf(table: string): Place {
    const known = this.places.get(table);
    if (known !== undefined) return known;
    const place: Place = { table, looking: null, wishes: new Map(), at: null, isSeeking: false };
    this.places.set(table, place);
    return place;
  }

  private tidy(place: Place): void {
    if (place.looking === null && place.wishes.size === 0) this.places.delete(place.table);
  }

  private lookAway({ table, at }: Place): void {
    this.here.unwatch(table);
    if (at !== null && at !== "here") at.send({ t: "unwatch", s: this.number, table });
  }

  private gone(table: string, why: Refused): void {
    const place = this.places.get(table);
    if (place === undefined) return;
    if (why.code === RELOAD) return this.lose(place);
    place.looking = null;
    this.tidy(place);
    this.host.gone(table, why);
  }

  /** The table is not where it was: it is looked for, and everything that is wanted there is wanted again. */
  private lose(place: Place): void {
    this.lookAway(place);
    this.node.router.forget(place.table, place.at);
    place.at = null;
    if (place.looking !== null) place.looking.isSent = false;
    for (const wish of place.wishes.values()) wish.isSent = false;
    this.goOn(place);
  }

  /** Sends what is wanted to where the table is. */
  private goOn(place: Place): void {
    if (place.isSeeking || this.isOver) return;
    if (place.at !== null && place.at !== "here" && place.at.isOpen) return this.ask(place, place.at);
    place.isSeeking = true;
    this.seek(place).catch((error: unknown) => this.fail(place, error));
  }

  private async seek(place: Place): Promise<void> {
    try {
      while (!this.isOver && this.places.get(place.table) === place) {
        const found = await this.node.router.locate(place.table);
        if (found === null) return this.isNowhere(place);
        place.at = found;
        if (found !== "here") return this.ask(place, found);
        if (await this.askHere(place)) return;
        await wait(AGAIN_AFTER);
      }
    } finally {
      place.isSeeking = false;
      // What was wanted in the meantime.
      if (hasMore(place) && this.places.get(place.table) === place) queueMicrotask(() => this.goOn(place));
    }
  }

  private ask(place: Place, link: Link): void {
    const { table, looking } = place;
    const s = this.number;
    this.links.add(link);
    if (looking !== null && !looking.isSent) {
      const { actor, wish, have } = looking;
      sent(looking);
      // A node of the version before must not take a screen for the person who has put it up: it leaves what it does not know.
      if (wish.screen === true) link.send({ t: "screen", s, table, actor: plain(actor), have });
      else link.send({ t: "watch", s, table, actor: plain(actor), have, legal: wish.legal ?? false });
    }
    for (const [n, wish] of place.wishes) {
      if (wish.isSent) continue;
      wish.isSent = true;
      wish.tries++;
      const { actor, id, command, trace } = wish;
      link.send({ t: "do", s, n, table, actor: plain(actor), id, command, trace: trace?.relayed() });
    }
  }

  /** Answers whether the table is here. */
  private async askHere(place: Place): Promise<boolean> {
    const live = await this.node.registry.open(place.table);
    if (live === null) return false;
    if (this.isOver) return true;
    const { looking } = place;
    if (looking !== null && !looking.isSent) {
      const { actor, wish, have } = looking;
      sent(looking);
      this.here.look(live, actor, { ...wish, have });
    }
    for (const [n, wish] of place.wishes) {
      if (wish.isSent) continue;
      wish.isSent = true;
      const tries = ++wish.tries;
      const { actor, id, command, trace } = wish;
      live.do(actor, id, command, trace?.atTable(live.table.setup.game)).then(
        // A refusal of whoever may have lost the table is none.
        (done) => this.answered(place, n, tries, done.ok || this.node.isSure() ? done : NOT_OURS),
        (error: unknown) => wish.reject(error),
      );
    }
    return true;
  }

  private answered(place: Place, n: number, tries: number, done: Result<null, Refused>): void {
    const wish = place.wishes.get(n);
    if (wish === undefined || (!done.ok && tries !== wish.tries)) return;
    if (!done.ok && ELSEWHERE_SOON.includes(done.error.code)) {
      wish.isSent = false;
      setTimeout(() => {
        if (!wish.isSent && place.wishes.get(n) === wish) this.goOn(place);
      }, AGAIN_AFTER);
      return;
    }
    place.wishes.delete(n);
    this.tidy(place);
    wish.resolve(done);
  }

  private isNowhere(place: Place): void {
    this.refuseAll(place, because("no-such-table"));
  }

  private refuseAll(place: Place, why: Refused): void {
    this.places.delete(place.table);
    for (const wish of place.wishes.values()) wish.resolve({ ok: false, error: why });
    if (place.looking !== null) this.host.gone(place.table, why);
  }

  private fail(place: Place, error: unknown): void {
    if (!(error instanceof UnreadableTable)) this.node.report(error);
    this.refuseAll(place, because(error instanceof UnreadableTable ? "unreadable-table" : "broken"));
  }
}

/** From now on they are sent more than they said they have. */
function sent(looking: Looking): void {
  looking.isSent = true;
  looking.have = undefined;
}

function hasMore({ looking, wishes }: Place): boolean {
  return looking?.isSent === false || [...wishes.values()].some(({ isSent, tries }) => !isSent && tries === 0);
}

const NOT_OURS = { ok: false, error: because("store-conflict") } as const;

/** Who somebody is, for a neighbour: nothing of their device. */
function plain({ person, name }: Actor): Actor {
  return { person, name };
}
