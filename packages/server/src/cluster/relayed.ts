import { UnreadableTable } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { Logger } from "pino";
import type { TableRegistry } from "../registry.ts";
import type { Traces } from "../tracing/traces.ts";
import { Subscriptions } from "../transport/subscriptions.ts";
import { written } from "../transport/written.ts";
import type { Frame } from "./frame.ts";
import type { Link } from "./link.ts";
import { AFTER_PASSING, isPassing } from "./passing.ts";

interface RelayedSession {
  readonly subscriptions: Subscriptions;
  /** What it asks for is done in its order. */
  tail: Promise<void>;
}

type Of<Kind extends Frame["t"]> = Frame & { readonly t: Kind };
type Asked = Of<"watch"> | Of<"screen"> | Of<"unwatch"> | Of<"do">;

/** The sessions of one neighbour that look at tables here. What they may see is decided here: the neighbour passes it on unread. */
export class RelayedSessions {
  private readonly link: Link;
  private readonly registry: TableRegistry;
  private readonly log: Logger;
  private readonly traces: Traces | null;
  /** Whether nobody else can have taken a table of ours. */
  private readonly isSure: () => boolean;
  private readonly sessions = new Map<number, RelayedSession>();

  constructor(link: Link, registry: TableRegistry, log: Logger, traces: Traces | null, isSure: () => boolean) {
    this.traces = traces;
    this.isSure = isSure;
    this.link = link;
    this.registry = registry;
    this.log = log;
  }

  receive(frame: Asked | Of<"end">): void {
    if (frame.t === "end") {
      this.sessions.get(frame.s)?.subscriptions.end();
      this.sessions.delete(frame.s);
      return;
    }
    const session = this.sessionOf(frame.s);
    session.tail = session.tail.then(() => this.handle(session, frame)).catch((error) => this.fail(frame, error));
  }

  /** The neighbour is gone, and with it everybody who came by it. */
  end(): void {
    for (const { subscriptions } of this.sessions.values()) subscriptions.end();
    this.sessions.clear();
  }

  private sessionOf(s: number): RelayedSession {
    const known = this.sessions.get(s);
    if (known !== undefined) return known;
    const subscriptions = new Subscriptions({
      send: (message) => {
        if ("table" in message) this.link.pass(s, message.table, written(message), message.type === "table");
      },
      gone: (table, why) => this.gone(s, table, why),
      hasRoom: () => true,
    });
    const session: RelayedSession = { subscriptions, tail: Promise.resolve() };
    this.sessions.set(s, session);
    return session;
  }

  private async handle({ subscriptions }: RelayedSession, frame: Asked): Promise<void> {
    const { s, table } = frame;
    if (frame.t === "unwatch") return subscriptions.unwatch(table);
    const live = await this.registry.open(table);
    if (frame.t === "watch" || frame.t === "screen") {
      if (live === null) return this.isElsewhere(frame);
      const { actor, have } = frame;
      return subscriptions.look(
        live,
        actor,
        frame.t === "watch" ? { have, legal: frame.legal } : { have, screen: true },
      );
    }
    const { n, actor, id, command } = frame;
    const trace = frame.trace === undefined ? null : (this.traces?.goOn(frame.trace, table, command.do) ?? null);
    if (live === null) return this.isElsewhere(frame);
    live.do(actor, id, command, trace?.atTable(live.table.setup.game)).then(
      // A refusal of whoever may have lost the table is none.
      (done) => this.link.send({ t: "did", s, n, done: done.ok || this.isSure() ? done : null }),
      (error: unknown) => this.fail(frame, error),
    );
  }

  private gone(s: number, table: string, why: Refused): void {
    this.link.send({ t: "gone", s, table, why });
  }

  /** Whoever asks looks for the table again. */
  private isElsewhere(frame: Asked): void {
    this.answer(frame, null);
  }

  private fail(frame: Asked, error: unknown): void {
    if (error instanceof UnreadableTable) return this.answer(frame, because("unreadable-table"));
    this.log.error({ err: error }, "something for a neighbour failed");
    // Until then it may be known where the table is, or the store may answer.
    if (isPassing(error)) setTimeout(() => this.isElsewhere(frame), AFTER_PASSING);
    else this.answer(frame, because("broken"));
  }

  /** What comes of something that could not be done. `null`: nothing, for want of the table. */
  private answer(frame: Asked, why: Refused | null): void {
    if (frame.t === "watch" || frame.t === "screen") this.gone(frame.s, frame.table, why ?? ELSEWHERE);
    if (frame.t !== "do") return;
    const done = why === null ? null : ({ ok: false, error: why } as const);
    this.link.send({ t: "did", s: frame.s, n: frame.n, done });
  }
}

/** What makes whoever asks look for the table again. */
const ELSEWHERE = because("reload");
