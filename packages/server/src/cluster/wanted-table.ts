import { setTimeout as wait } from "node:timers/promises";
import type { Result } from "@darbar/kernel";
import { type Actor, UnreadableTable } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { TableRegistry } from "../registry.ts";
import type { DoWish, LookWish } from "../transport/desk.ts";
import type { Subscriptions } from "../transport/subscriptions.ts";
import type { Frame } from "./frame.ts";
import type { Link } from "./link.ts";
import { AFTER_PASSING, isPassing } from "./passing.ts";
import type { Router, Where } from "./router.ts";
import { Wants } from "./wants.ts";

/** What a desk needs of the node that it is at. */
export interface DeskNode {
  readonly registry: TableRegistry;
  readonly router: Router;
  report(error: unknown): void;
  /** Whether nobody else can have taken a table of ours. */
  isSure(): boolean;
}

/** The session that wants something of a table. */
export interface WantingSession {
  /** What it is called on links. */
  readonly number: number;
  readonly node: DeskNode;
  /** Looks at tables that are here. */
  readonly here: Subscriptions;
  /** A number that nothing it wants done has had. */
  newNumber(): number;
  /** It is known at the other end of a link from now on. */
  asks(link: Link): void;
  /** It does not see the table any more. */
  gone(table: string, why: Refused): void;
  /** It wants nothing more of the table. */
  done(wanted: WantedTable): void;
}

/** How long to wait before a table is looked for again that has just not been where it was found, in milliseconds. */
const AGAIN_AFTER = 50;
const RELOAD = "reload";

/** A table that a session wants something of, wherever it is played: it is found, asked, and followed when it moves. */
export class WantedTable {
  readonly table: string;
  private readonly session: WantingSession;
  private readonly wants: Wants;
  /** Where the table is; `null` while that is being found out. */
  private at: Where | null = null;
  private isSeeking = false;
  private isOver = false;

  constructor(table: string, session: WantingSession) {
    this.table = table;
    this.session = session;
    this.wants = new Wants(table);
  }

  get isLookedAt(): boolean {
    return this.wants.isLooking;
  }

  look(actor: Actor, wish: LookWish): void {
    this.wants.look(actor, wish);
    this.goOn();
  }

  unlook(): void {
    this.wants.unlook();
    this.lookAway();
    this.tidy();
  }

  do(actor: Actor, wish: DoWish): Promise<Result<null, Refused>> {
    const done = this.wants.do(this.session.newNumber(), actor, wish);
    this.goOn();
    return done;
  }

  /** The session is over. */
  end(): void {
    this.isOver = true;
  }

  isAt(link: Link): boolean {
    return this.at === link;
  }

  /** Whether a neighbour may tell the session about it. */
  hears(link: Link): boolean {
    return this.isAt(link) && this.wants.isLookSent;
  }

  /** Whoever plays it says that the session does not see it any more. */
  gone(why: Refused): void {
    if (why.code === RELOAD) return this.lose();
    this.wants.unlook();
    this.tidy();
    this.session.gone(this.table, why);
  }

  /** A neighbour has done something, or does not play the table. */
  did(link: Link, { n, done }: Frame & { readonly t: "did" }): void {
    if (!this.wants.has(n)) return;
    if (done !== null) this.answered(n, done);
    else if (this.isAt(link)) this.lose();
  }

  /** The table is not where it was: it is looked for, and everything that is wanted there is wanted again. */
  lose(): void {
    this.lookAway();
    this.session.node.router.forget(this.table, this.at);
    this.at = null;
    this.wants.again();
    this.goOn();
  }

  private lookAway(): void {
    const { at, table } = this;
    this.session.here.unwatch(table);
    if (at !== null && at !== "here") at.send({ t: "unwatch", s: this.session.number, table });
  }

  private tidy(): void {
    if (!this.wants.isEmpty()) return;
    this.isOver = true;
    this.session.done(this);
  }

  /** Sends what is wanted to where the table is. */
  private goOn(): void {
    const { at } = this;
    if (this.isSeeking || this.isOver) return;
    if (at !== null && at !== "here" && at.isOpen) return this.ask(at);
    this.isSeeking = true;
    this.seek().catch((error: unknown) => this.fail(error));
  }

  private async seek(): Promise<void> {
    try {
      while (!this.isOver) {
        const next = await this.sought();
        if (next === "done") return;
        await wait(next);
      }
    } finally {
      this.isSeeking = false;
      // What was wanted in the meantime.
      if (this.wants.hasMore()) queueMicrotask(() => this.goOn());
    }
  }

  /** Looks for the table once; answers in how many milliseconds to look again, if that has come to nothing. */
  private async sought(): Promise<"done" | number> {
    const { node } = this.session;
    try {
      const found = await node.router.locate(this.table);
      // Who has gone meanwhile must not be known anywhere: nobody would say that they have.
      if (this.isOver) return "done";
      this.at = found;
      if (found === null) this.refuseAll(because("no-such-table"));
      else if (found !== "here") this.ask(found);
      else if (!(await this.askHere())) return AGAIN_AFTER;
      return "done";
    } catch (error) {
      if (!isPassing(error)) throw error;
      node.report(error);
      return AFTER_PASSING;
    }
  }

  private ask(link: Link): void {
    this.session.asks(link);
    this.wants.askOver(link, this.session.number);
  }

  /** Answers whether the table is here. */
  private async askHere(): Promise<boolean> {
    const { node, here } = this.session;
    const live = await node.registry.open(this.table);
    if (live === null) return false;
    if (!this.isOver) this.wants.askOf(live, here, node.isSure, (n, tries, done) => this.answered(n, done, tries));
    return true;
  }

  private answered(n: number, done: Result<null, Refused>, tries?: number): void {
    const came = this.wants.answered(n, done, tries);
    if (came === null) return this.tidy();
    setTimeout(() => {
      if (this.wants.waits(n)) this.goOn();
    }, AGAIN_AFTER);
  }

  private refuseAll(why: Refused): void {
    this.isOver = true;
    this.session.done(this);
    this.wants.refuseAll(why);
    if (this.wants.isLooking) this.session.gone(this.table, why);
  }

  private fail(error: unknown): void {
    if (!(error instanceof UnreadableTable)) this.session.node.report(error);
    this.refuseAll(because(error instanceof UnreadableTable ? "unreadable-table" : "broken"));
  }
}
