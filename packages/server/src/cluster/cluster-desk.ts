import type { Actor } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { Desk, DeskHost, Doing, DoWish, LookWish } from "../transport/desk.ts";
import { MOST_WATCHED, Subscriptions } from "../transport/subscriptions.ts";
import type { Frame } from "./frame.ts";
import type { Link } from "./link.ts";
import { type DeskNode, WantedTable, type WantingSession } from "./wanted-table.ts";

/** Asks for tables, wherever they are played. When a table moves, its connections follow without being told. */
export class ClusterDesk implements Desk {
  private readonly host: DeskHost;
  private readonly session: WantingSession;
  private readonly ended: () => void;
  private readonly wanted = new Map<string, WantedTable>();
  /** Where this session is known. */
  private readonly links = new Set<Link>();
  private made = 0;

  /** `number`: what the session is called on links. `ended`: nothing more is asked for. */
  constructor(number: number, node: DeskNode, host: DeskHost, ended: () => void) {
    this.host = host;
    this.ended = ended;
    this.session = {
      number,
      node,
      here: new Subscriptions({
        send: (message) => host.send(message),
        gone: (table, why) => this.wanted.get(table)?.gone(why),
        hasRoom: () => true,
      }),
      newNumber: () => ++this.made,
      asks: (link) => this.links.add(link),
      gone: (table, why) => host.gone(table, why),
      done: (wanted) => {
        if (this.wanted.get(wanted.table) === wanted) this.wanted.delete(wanted.table);
      },
    };
  }

  async watch(actor: Actor, wish: LookWish): Promise<void> {
    const { table } = wish;
    const bar = this.barLooking(table);
    if (bar !== null) return this.host.gone(table, bar);
    if (!this.host.hasRoom()) {
      this.unwatch(table);
      return this.host.gone(table, because("too-fast.tables"));
    }
    this.wantedAt(table).look(actor, wish);
  }

  unwatch(table: string): void {
    this.wanted.get(table)?.unlook();
  }

  async do(actor: Actor, wish: DoWish): Promise<Doing> {
    return { done: this.wantedAt(wish.table).do(actor, wish) };
  }

  end(): void {
    this.session.here.end();
    for (const link of this.links) link.send({ t: "end", s: this.session.number });
    for (const wanted of this.wanted.values()) wanted.end();
    this.wanted.clear();
    this.ended();
  }

  /** A neighbour has a message about a table for this session. */
  told(link: Link, table: string, text: string, isTable: boolean): void {
    if (this.wanted.get(table)?.hears(link) === true) this.host.pass(text, isTable);
  }

  /** A neighbour says that this session does not see a table any more. */
  goneAt(link: Link, { table, why }: Frame & { readonly t: "gone" }): void {
    const wanted = this.wanted.get(table);
    if (wanted?.isAt(link) === true) wanted.gone(why);
  }

  /** A neighbour has done something, or does not play the table. */
  did(link: Link, frame: Frame & { readonly t: "did" }): void {
    for (const wanted of this.wanted.values()) wanted.did(link, frame);
  }

  /** A neighbour is not there any more. */
  lost(link: Link): void {
    this.links.delete(link);
    for (const wanted of this.wanted.values()) if (wanted.isAt(link)) wanted.lose();
  }

  /** Why this session may not look at a table besides those that it looks at. */
  private barLooking(table: string): Refused | null {
    if (this.wanted.get(table)?.isLookedAt === true) return null;
    const looking = [...this.wanted.values()].filter(({ isLookedAt }) => isLookedAt).length;
    return looking < MOST_WATCHED ? null : because("too-many-tables.watched", { most: MOST_WATCHED });
  }

  private wantedAt(table: string): WantedTable {
    const known = this.wanted.get(table);
    if (known !== undefined) return known;
    const wanted = new WantedTable(table, this.session);
    this.wanted.set(table, wanted);
    return wanted;
  }
}
