import { type ClientMessage, type Language, PROTOCOL, type ServerMessage } from "@darbar/protocol";
import { type Actor, isTalk, UnreadableTable } from "@darbar/table";
import { because, type Refused, sentenceOf } from "@darbar/words";
import type { Identified } from "../identity/people.ts";
import type { Service } from "../service.ts";
import type { CommandTrace } from "../tracing/traces.ts";
import { Bucket } from "./bucket.ts";
import type { Desk } from "./desk.ts";
import { goneFrom } from "./gone.ts";
import { parseMessage, type Unreadable } from "./parse.ts";
import type { CloseReason, Peer } from "./peer.ts";
import type { Caller } from "./rates.ts";
import { written } from "./written.ts";

/** How many messages too many it takes until this side hangs up. */
const PATIENCE = 100;
/** How long somebody may be connected without saying who they are, in milliseconds. */
const HELLO_TIME = 10_000;

/** One connection of one person, whichever transport carries it: what comes in, and what goes out. */
export class Session {
  private readonly service: Service;
  private readonly peer: Peer;
  private caller: Caller;
  private readonly bucket: Bucket;
  private readonly opened: number;
  private readonly desk: Desk;
  private actor: Identified | null = null;
  /** What refusals are worded in: as the request wanted it, until a hello says otherwise. */
  private language: Language;
  private stopLobby: (() => void) | null = null;
  private tail: Promise<void> = Promise.resolve();
  private excess = 0;
  private over = false;

  constructor(service: Service, peer: Peer, address: string, language: Language) {
    this.service = service;
    this.peer = peer;
    this.caller = { address, person: null };
    this.opened = service.now();
    this.language = language;
    this.desk = service.tables.newDesk({
      send: (message) => this.send(message),
      pass: (text, isTable) => this.pass(text, isTable),
      gone: (table, why) => this.send(goneFrom(table, why, this.language)),
      hasRoom: () => service.rates.maySendTable(this.caller, service.now()),
    });
    const { messagesPerSecond } = service.config;
    this.bucket = new Bucket(2 * messagesPerSecond, messagesPerSecond, this.opened);
    service.connections.add(this, address);
  }

  /** It is known who this is, by a cookie, a header or a hello. */
  identify(actor: Identified): void {
    if (this.over) return;
    const bar = this.service.connections.claim(this, actor);
    if (bar !== null) return this.end(bar);
    this.caller = { address: this.caller.address, person: actor.person };
    this.welcome(actor);
  }

  /** Tells them who they are. */
  private welcome(actor: Identified): void {
    this.actor = actor;
    this.send({ type: "welcome", protocol: PROTOCOL, person: actor.person, name: actor.name });
  }

  /** A message has come in. Messages are handled one after the other, in the order they came. */
  receive(text: string): void {
    if (this.over) return;
    const inTime = this.count();
    const parsed = parseMessage(text);
    if (!inTime) return this.refuse(parsed.ok ? idOf(parsed.value) : parsed.error.id);
    if (!parsed.ok) return this.unreadable(parsed.error);
    const message = parsed.value;
    const trace = message.type === "do" ? this.traceOf(message) : null;
    this.tail = this.tail
      .then(() => this.handle(message, trace))
      .catch((error: unknown) => this.failAt(message, error));
  }

  /** Counts something that came in; answers whether it came slowly enough. */
  count(): boolean {
    const now = this.service.now();
    const inTime = this.bucket.take(now) && this.service.rates.takeMessage(this.caller, now);
    this.excess = inTime ? Math.max(0, this.excess - 1) : this.excess + 1;
    if (this.excess > PATIENCE) this.end("flood");
    return inTime;
  }

  /** Sees whether they have said who they are, and are still there. */
  beat(): void {
    if (this.actor === null && this.service.now() - this.opened > HELLO_TIME) this.end("no-hello");
    else this.peer.beat();
  }

  /** The person has a new name. */
  rename({ name }: Actor): void {
    if (this.actor !== null) this.welcome({ ...this.actor, name });
  }

  /** Who this is, and on which device; `null` as long as that is not known. */
  identified(): Identified | null {
    return this.actor;
  }

  /** Whether this is a connection of a device. */
  isOf(device: string): boolean {
    return this.actor?.device === device;
  }

  /** This side hangs up. */
  end(ending: CloseReason): void {
    if (this.over) return;
    this.closed();
    this.peer.end(ending);
  }

  /** Nothing comes in or goes out any more. */
  closed(): void {
    if (this.over) return;
    this.over = true;
    this.desk.end();
    this.stopLobby?.();
    this.service.connections.remove(this, this.actor?.person ?? null);
  }

  private traceOf({ table, command }: ClientMessage & { type: "do" }): CommandTrace | null {
    return this.service.traces?.begin(table, command.do) ?? null;
  }

  private async handle(message: ClientMessage, trace: CommandTrace | null): Promise<void> {
    if (this.over) return;
    if (message.type === "hello") return this.hello(message);
    if (message.type === "ping") return this.send({ type: "pong" });
    const { actor } = this;
    if (actor === null) return this.bad(because("bad-message.no-hello"));
    switch (message.type) {
      case "watch":
        return this.desk.watch(actor, message);
      case "unwatch":
        return this.desk.unwatch(message.table);
      case "do":
        return this.do(actor, message, trace);
      case "lobby":
        return this.lobby(message.watch);
    }
  }

  private async hello({ token, language = this.language }: ClientMessage & { type: "hello" }): Promise<void> {
    this.language = language;
    const actor = token === undefined ? this.actor : await this.service.people.identify(token);
    if (actor === null) {
      this.bad(because(token === undefined ? "bad-message.no-token" : "bad-message.unknown-token"));
      return this.end("unknown-token");
    }
    if (this.actor !== null && this.actor.person !== actor.person) {
      return this.bad(because("bad-message.somebody-else"));
    }
    this.identify(actor);
  }

  private async do(
    actor: Actor,
    { id, table, command }: ClientMessage & { type: "do" },
    trace: CommandTrace | null,
  ): Promise<void> {
    if (isTalk(command) && !this.service.rates.takeLine(this.caller, this.service.now())) {
      return this.refused(id, because("too-fast.talk"));
    }
    const begun = performance.now();
    const doing = await this.desk.do(actor, { id, table, command, trace });
    if (doing === null) {
      trace?.answered("refused");
      return this.refused(id, because("no-such-table"));
    }
    // Not awaited: the table keeps the order itself, and the next message need not wait for the disk.
    doing.done.then(
      (done) => {
        trace?.answered(done.ok ? "done" : "refused");
        if (!done.ok) return this.refused(id, done.error);
        this.service.meters.acknowledgements.observe((performance.now() - begun) / 1000);
        if (command.do === "move") this.service.meters.decisions.inc();
        this.send({ type: "done", id });
      },
      (error: unknown) => this.fail(error),
    );
  }

  private lobby(watch: boolean): void {
    this.stopLobby?.();
    this.stopLobby = watch ? this.service.registry.lobby.watch((message) => this.send(message)) : null;
  }

  /** A message too many: what was to be done is refused by its id, so that it can be sent again. */
  private refuse(id: string | null): void {
    if (id !== null) this.refused(id, because("too-fast"));
    else this.bad(because("too-fast"));
  }

  /** A command that cannot be read is still answered by its id, so that a client waiting for that answer gets one. */
  private unreadable({ id, error }: Unreadable): void {
    if (id !== null) this.refused(id, because("bad-command", { detail: error }));
    else this.bad(because("bad-message", { detail: error }));
  }

  private refused(id: string, refused: Refused): void {
    const { code } = refused;
    this.service.meters.refusals.inc({ code });
    this.send({ type: "refused", id, code, error: sentenceOf(refused, this.language) });
  }

  private bad(refused: Refused): void {
    this.service.meters.refusals.inc({ code: "bad-message" });
    this.send({ type: "bad", error: sentenceOf(refused, this.language) });
  }

  /** A table that cannot be opened is no fault of this connection. */
  private failAt(message: ClientMessage, error: unknown): void {
    if (!(error instanceof UnreadableTable)) this.fail(error);
    else if (message.type === "do") this.refused(message.id, UNREADABLE);
    else if (message.type === "watch") this.send(goneFrom(message.table, UNREADABLE, this.language));
  }

  /** Something that must not happen: it is logged, and this connection is given up, no other. */
  private fail(error: unknown): void {
    this.service.log.error({ err: error }, "a session failed");
    this.end("broken");
  }

  private send(message: ServerMessage): void {
    this.pass(written(message), message.type === "table");
  }

  /** Sends a message that is written already. */
  private pass(text: string, isTable: boolean): void {
    if (this.over) return;
    if (isTable) this.service.rates.sentTable(this.caller, text.length, this.service.now());
    if (this.peer.send(text)) return;
    // Afterwards: the table that speaks is in the middle of telling others.
    setImmediate(() => this.end("slow"));
  }
}

const UNREADABLE = because("unreadable-table");

function idOf(message: ClientMessage): string | null {
  return message.type === "do" ? message.id : null;
}
