import type { Viewer } from "@darbar/kernel";
import type { ClockReading, ServerMessage, WireFact } from "@darbar/protocol";
import type { Fact } from "./fact.ts";
import type { TableHost } from "./host.ts";
import { type Have, newLog, since, tellRest, type ViewerLog, type Watcher } from "./log.ts";
import { redactEvents, redactFact, redactTakenBack } from "./redact.ts";
import { because } from "./refusal.ts";
import { ringEnds } from "./ring.ts";
import { clockAt, hasMuted, snapshotFor, snapshotForScreen, viewerAt } from "./snapshot.ts";
import { isPlaying, seatOf, type Table } from "./state.ts";

/** Everybody who looks at a table: each is told what they may know, numbered by what they were told before. */
export class Audience {
  private readonly table: Table;
  /** Tells the logs of this waking of the table from those of another. */
  private readonly epoch: string;
  private readonly host: Pick<TableHost, "now" | "patient">;
  /** Who looks, and the log they follow. */
  private readonly watchers = new Map<Watcher, ViewerLog>();
  private readonly logs = new Map<string, ViewerLog>();
  /** How many logs there were: no name is used twice. */
  private made = 0;
  /** The facts that are noted and not told yet. */
  private readonly noted: Fact[] = [];

  private readonly later: (run: () => void) => void;
  private presenceIsDue = false;

  constructor(table: Table, epoch: string, host: Pick<TableHost, "now" | "at" | "patient">) {
    this.table = table;
    this.epoch = epoch;
    this.host = host;
    this.later = (run) => void host.at(host.now() + PRESENCE_EVERY, run);
  }

  /** Somebody looks at the table from now on. What they have already is not sent again. */
  watch(watcher: Watcher, have?: Have): void {
    const log = this.logFor(watcher);
    this.follow(watcher, log);
    const rest = have?.log === log.name ? since(log, have.facts) : null;
    if (have !== undefined && rest !== null) {
      watcher.send({ type: "facts", table: this.table.id, log: log.name, from: have.facts, facts: rest });
      if (wantsMoves(watcher)) this.ask([watcher]);
      watcher.send({ type: "clock", table: this.table.id, clock: this.clockFor(log) });
    } else this.sendSnapshot(watcher, log);
    this.sendPresence();
  }

  /** Somebody who looks is shown the whole table again. */
  showAgain(watcher: Watcher): void {
    const log = this.watchers.get(watcher);
    if (log !== undefined) this.sendSnapshot(watcher, log);
  }

  /** Somebody looks away. */
  unwatch(watcher: Watcher): void {
    if (this.leave(watcher)) this.sendPresence();
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
    let shared: EventsFact | null = null;
    const keepEvents = (log: ViewerLog, events: readonly unknown[], viewer: Viewer): void => {
      const redacted = redactEvents(this.table, events, viewer);
      if (redacted === null) return;
      // What two may know alike is one object, so that it is written once for both.
      if (shared === null || !isSameList(shared.events, redacted.events)) shared = redacted;
      keep(log, shared);
    };
    for (const log of this.logs.values()) {
      keep(log, this.redact(fact, log));
      if (fact.type === "ordered") keep(log, redactTakenBack(this.table, fact, log.seat));
      else if (fact.type === "moved") keepEvents(log, fact.events, this.viewerOf(log));
      // Whoever sits there when a game begins plays it.
      else if (fact.type === "started") keepEvents(log, fact.events, log.seat ?? "public");
    }
    this.noted.push(fact);
  }

  /** Tells what was noted, now that it is folded. */
  tell(): void {
    const noted = this.noted.splice(0);
    const clock = clockAt(this.table, null, this.host);
    let shared: readonly WireFact[] = [];
    for (const log of this.logs.values()) {
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

  private sendAll(message: ServerMessage): void {
    for (const watcher of this.watchers.keys()) watcher.send(message);
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
      const log = this.logFor(watcher);
      if (log === followed) continue;
      this.follow(watcher, log);
      this.sendSnapshot(watcher, log);
    }
    for (const [name, log] of this.logs) {
      if (log.person !== null && this.logOf(log.person) !== log) this.logs.delete(name);
    }
    this.sendPresence();
  }

  /** A game that nobody is to watch is in no log that somebody who watches could come back to. */
  private forgetWhatNobodyWatches(): void {
    const { game } = this.table;
    if (game === null || game.spectators) return;
    this.logs.delete(PUBLIC);
    this.logs.delete(SCREEN);
    for (const [watcher, { person }] of this.watchers)
      if (person === null) this.follow(watcher, newLog("", null, null));
  }

  private sendAway(person: string): void {
    for (const watcher of this.watchers.keys()) {
      if (watcher.person !== person) continue;
      this.leave(watcher);
      watcher.gone(because("kicked"));
    }
  }

  /** What the viewer of a log may know of a fact itself; nobody hears whom they have muted. */
  private redact(fact: Fact, log: ViewerLog): WireFact | null {
    const { table } = this;
    const { person, seat } = log;
    const viewer = this.viewerOf(log);
    if (log.isScreen && fact.type === "said" && fact.seat === null && isPlaying(table)) return null;
    if (person === null) return redactFact(table, fact, null, viewer);
    if (fact.type === "said" && hasMuted(table, person, fact.person)) return null;
    const redacted = redactFact(table, fact, seat, viewer);
    if (redacted?.type !== "ended") return redacted;
    const spectatorsSaid = redacted.spectatorsSaid.filter((said) => !hasMuted(table, person, said.person));
    return { ...redacted, spectatorsSaid };
  }

  private sendSnapshot(watcher: Watcher, log: ViewerLog): void {
    watcher.send({
      type: "table",
      table: this.table.id,
      viewer: this.viewerOf(log),
      log: log.name,
      facts: log.count,
      snapshot: isScreen(watcher) ? snapshotForScreen(this.table) : snapshotFor(this.table, watcher.person),
      clock: this.clockFor(log),
    });
    if (wantsMoves(watcher)) this.ask([watcher]);
  }

  /** Not for each who comes or goes: with many watchers that would be all that is said. */
  private sendPresence(): void {
    if (this.presenceIsDue) return;
    this.presenceIsDue = true;
    this.later(() => this.sayWhoIsHere());
  }

  private sayWhoIsHere(): void {
    this.presenceIsDue = false;
    const watchers = [...this.watchers.keys()];
    const people = new Set(watchers.flatMap((watcher) => (isScreen(watcher) ? [] : [watcher.person])));
    const screens = watchers.filter(isScreen).length;
    const seats = this.table.seats.flatMap((sitter, seat) =>
      sitter?.kind === "person" && people.has(sitter.person) ? [seat] : [],
    );
    const spectators = [...people].filter((person) => seatOf(this.table, person) === null).length;
    const present = { type: "present", table: this.table.id, seats, spectators } as const;
    this.sendAll(screens === 0 ? present : { ...present, screens });
  }

  /** The log that somebody follows: all screens share one, whoever has put them up. */
  private logFor({ person, isScreen }: Watcher): ViewerLog {
    if (isScreen !== true) return this.logOf(person);
    const log = this.logs.get(SCREEN) ?? newLog(`${this.epoch}.${++this.made}`, null, null, true);
    this.logs.set(SCREEN, log);
    return log;
  }

  /** Who sits has a log of their own, as long as they see the game as the same viewer; those who watch share one. */
  private logOf(person: string): ViewerLog {
    const seat = seatOf(this.table, person);
    const key = seat === null ? PUBLIC : `${viewerAt(this.table, person)} ${seat} ${person}`;
    const log = this.logs.get(key) ?? newLog(`${this.epoch}.${++this.made}`, seat === null ? null : person, seat);
    this.logs.set(key, log);
    return log;
  }

  private viewerOf({ person }: ViewerLog): Viewer {
    return person === null ? "public" : viewerAt(this.table, person);
  }
}

/** Who is there is said at most so often, in milliseconds. */
const PRESENCE_EVERY = 250;

/** After these somebody may have become another viewer. */
const CHANGES_VIEWERS: readonly Fact["type"][] = ["sat", "stood", "started", "ended"];

/** After these the clock says something else: of what everybody sees, and of one's own orders. */
const TICKS: readonly WireFact["type"][] = ["events", "time-given", "ordered"];

/** The log of all who only watch, and that of all screens. */
const PUBLIC = "public";
const SCREEN = "screen";

type EventsFact = WireFact & { readonly type: "events" };

function isScreen(watcher: Watcher): boolean {
  return watcher.isScreen === true;
}

/** A screen is asked nothing: whoever has put it up may be. */
function wantsMoves(watcher: Watcher): boolean {
  return watcher.wantsMoves === true && !isScreen(watcher);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function keep({ untold }: ViewerLog, fact: WireFact | null): void {
  if (fact !== null) untold.push(fact);
}
