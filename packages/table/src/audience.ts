import type { ClockReading, ServerMessage, WireFact } from "@darbar/protocol";
import type { Fact } from "./fact.ts";
import type { TableHost } from "./host.ts";
import { type Have, isScreen, since, tellRest, type ViewerLog, type Watcher } from "./log.ts";
import { Logs } from "./logs.ts";
import { isSameList, noteFact } from "./note.ts";
import { Presence } from "./presence.ts";
import { because } from "./refusal.ts";
import { ringEnds } from "./ring.ts";
import { clockAt, snapshotFor, snapshotForScreen, viewerAt } from "./snapshot.ts";
import { seatOf, type Table } from "./state.ts";

/** Everybody who looks at a table: each is told what they may know, numbered by what they were told before. */
export class Audience {
  private readonly table: Table;
  private readonly host: Pick<TableHost, "now" | "patient">;
  /** Who looks, and the log they follow. */
  private readonly watchers = new Map<Watcher, ViewerLog>();
  private readonly logs: Logs;
  private readonly presence: Presence;
  /** The facts that are noted and not told yet. */
  private readonly noted: Fact[] = [];

  /** `epoch` tells the logs of this waking of the table from those of another. */
  constructor(table: Table, epoch: string, host: Pick<TableHost, "now" | "at" | "patient">) {
    this.table = table;
    this.host = host;
    this.logs = new Logs(table, epoch);
    this.presence = new Presence(table, host, () => this.watchers.keys());
  }

  /** Somebody looks at the table from now on. What they have already is not sent again. */
  watch(watcher: Watcher, have?: Have): void {
    const log = this.logs.of(watcher);
    this.follow(watcher, log);
    const rest = have?.log === log.name ? since(log, have.facts) : null;
    if (have !== undefined && rest !== null) {
      watcher.send({ type: "facts", table: this.table.id, log: log.name, from: have.facts, facts: rest });
      if (wantsMoves(watcher)) this.ask([watcher]);
      watcher.send({ type: "clock", table: this.table.id, clock: this.clockFor(log) });
    } else this.sendSnapshot(watcher, log);
    this.presence.changed();
  }

  /** Somebody who looks is shown the whole table again. */
  showAgain(watcher: Watcher): void {
    const log = this.watchers.get(watcher);
    if (log !== undefined) this.sendSnapshot(watcher, log);
  }

  /** Somebody looks away. */
  unwatch(watcher: Watcher): void {
    if (this.leave(watcher)) this.presence.changed();
  }

  private follow(watcher: Watcher, log: ViewerLog): void {
    this.watchers.get(watcher)?.followers.delete(watcher);
    this.watchers.set(watcher, log);
    log.followers.add(watcher);
  }

  private leave(watcher: Watcher): boolean {
    this.watchers.get(watcher)?.followers.delete(watcher);
    return this.watchers.delete(watcher);
  }

  /** Whether somebody looks; what a screen of theirs shows, others may look at. */
  has(person: string): boolean {
    for (const watcher of this.watchers.keys()) if (watcher.person === person && !isScreen(watcher)) return true;
    return false;
  }

  /** Whether nobody looks. */
  isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Has everybody look anew. */
  dismiss(): void {
    for (const watcher of this.watchers.keys()) {
      this.leave(watcher);
      watcher.gone(because("reload"));
    }
  }

  /** Notes what each who looks may know of a fact: before it is folded, for that may depend on what was before. */
  note(fact: Fact): void {
    noteFact(this.table, fact, this.logs);
    this.noted.push(fact);
  }

  /** Tells what was noted, now that it is folded. */
  tell(): void {
    const noted = this.noted.splice(0);
    const clock = clockAt(this.table, null, this.host);
    let shared: readonly WireFact[] = [];
    for (const log of this.logs.all()) {
      if (log.untold.length === 0) continue;
      const facts = tellRest(log);
      // What several logs are told alike is one list, so that it is written once for all of them.
      if (!isSameList(shared, facts)) shared = facts;
      this.sendFacts(log, shared, clock);
    }
    if (noted.some(({ type }) => type === "resumed")) this.sendClock();
    if (noted.some(({ type }) => CHANGES_VIEWERS.includes(type))) this.changeViewers();
    for (const fact of noted) {
      if (fact.type === "kicked" && seatOf(this.table, fact.person) === null) this.sendAway(fact.person);
    }
  }

  private sendClock(): void {
    const { id } = this.table;
    for (const [watcher, log] of this.watchers) {
      watcher.send({ type: "clock", table: id, clock: this.clockFor(log) });
    }
  }

  /** What the clock says to those who follow a log: to most of them what it says to all, which is written once. */
  private clockFor({ seat }: ViewerLog, toAll?: ClockReading | null): ClockReading | null {
    const isRinging = seat !== null && ringEnds(this.table, seat, this.host) !== null;
    return isRinging || toAll === undefined ? clockAt(this.table, seat, this.host) : toAll;
  }

  /** One message, made once, for all who follow a log. */
  private sendFacts(log: ViewerLog, facts: readonly WireFact[], clock: ClockReading | null): void {
    const ticks = facts.some(({ type }) => TICKS.includes(type));
    const message: ServerMessage = {
      type: "facts",
      table: this.table.id,
      log: log.name,
      from: log.count - facts.length,
      facts,
      ...(ticks ? { clock: this.clockFor(log, clock) } : {}),
    };
    for (const watcher of log.followers) watcher.send(message);
    if (facts.some((fact) => fact.type === "events")) this.ask([...log.followers].filter(wantsMoves));
  }

  /**
   * Tells one person's watchers what they may answer now. It follows from what that viewer was sent before, so it tells
   * nothing new; where nobody asked for it, it is not even worked out.
   */
  private ask(watchers: readonly Watcher[]): void {
    const { game } = this.table;
    if (watchers.length === 0 || game === null || game.outcome !== null) return;
    const seat = viewerAt(this.table, watchers[0].person);
    if (typeof seat !== "number" || game.given.has(seat)) return;
    const moves = game.running.legal(seat);
    if (moves.length === 0) return;
    const prompt = game.running.prompt();
    const message: ServerMessage = { type: "asked", table: this.table.id, game: game.number, prompt, moves };
    for (const watcher of watchers) watcher.send(message);
  }

  /** Who has sat down or stood up, or plays in a new game, may have become another viewer: a snapshot, and another log. */
  private changeViewers(): void {
    this.forgetWhatNobodyWatches();
    for (const [watcher, followed] of this.watchers) {
      const log = this.logs.of(watcher);
      if (log === followed) continue;
      this.follow(watcher, log);
      this.sendSnapshot(watcher, log);
    }
    this.logs.dropFormer();
    this.presence.changed();
  }

  /** A game that nobody is to watch is in no log that somebody who watches could come back to. */
  private forgetWhatNobodyWatches(): void {
    const { game } = this.table;
    if (game === null || game.spectators) return;
    this.logs.forgetPublic();
    for (const [watcher, { person }] of this.watchers) if (person === null) this.follow(watcher, this.logs.nowhere());
  }

  private sendAway(person: string): void {
    for (const watcher of this.watchers.keys()) {
      if (watcher.person !== person) continue;
      this.leave(watcher);
      watcher.gone(because("kicked"));
    }
  }

  private sendSnapshot(watcher: Watcher, log: ViewerLog): void {
    watcher.send({
      type: "table",
      table: this.table.id,
      viewer: this.logs.viewerOf(log),
      log: log.name,
      facts: log.count,
      snapshot: isScreen(watcher) ? snapshotForScreen(this.table) : snapshotFor(this.table, watcher.person),
      clock: this.clockFor(log),
    });
    if (wantsMoves(watcher)) this.ask([watcher]);
  }
}

/** After these somebody may have become another viewer. */
const CHANGES_VIEWERS: readonly Fact["type"][] = ["sat", "stood", "started", "ended"];

/** After these the clock says something else: of what everybody sees, and of one's own orders. */
const TICKS: readonly WireFact["type"][] = ["events", "time-given", "ordered"];

/** A screen is asked nothing: whoever has put it up may be. */
function wantsMoves(watcher: Watcher): boolean {
  return watcher.wantsMoves === true && !isScreen(watcher);
}
