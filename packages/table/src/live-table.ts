import type { Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { Alarm, REST } from "./alarm.ts";
import { Audience } from "./audience.ts";
import { Automatic } from "./automatic.ts";
import { answering, type CommandFacts, isApart, partsOf, type Served } from "./batch.ts";
import type { Fact } from "./fact.ts";
import { callBy } from "./fold.ts";
import type { TableHost } from "./host.ts";
import { hurry, shareOfTime, wish } from "./hurry.ts";
import { Journal } from "./journal.ts";
import type { Have, Watcher } from "./log.ts";
import { Pace } from "./pace.ts";
import { closeWindow, isComplete, timeOut } from "./play.ts";
import { type Refused, refused } from "./refusal.ts";
import { type CommandRequest, Requests, type TableRequest } from "./requests.ts";
import { hasResigned } from "./resigned.ts";
import { type Actor, isAway, isRenamed } from "./seating.ts";
import { Speaking } from "./speaking.ts";
import { deal } from "./start.ts";
import { dueTime, isPlaying, isWindow, type Shuffle, seatOf, type Table } from "./state.ts";
import type { OnStep } from "./step.ts";
import type { StoredFact } from "./stored.ts";
import { isTalk } from "./talk.ts";
import { Talkers } from "./talkers.ts";

/**
 * A table that is played: one thing at a time, in this order, always: decide, append durably, fold, publish,
 * acknowledge. Nothing is shown to anybody before it is on the disk.
 */
export class LiveTable {
  readonly table: Table;
  private readonly host: TableHost;
  private readonly audience: Audience;
  private readonly automatic: Automatic;
  private readonly pace: Pace;
  /** `null` where bots do not speak. */
  private readonly talkers: Talkers | null;
  private readonly speaking: Speaking;
  private readonly requests: Requests;
  private readonly journal: Journal;
  private readonly alarm: Alarm;
  /** Whether what waits will be done by itself. */
  private isCalled = false;
  private tail: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** This table has been read again and replaced by another object: this one keeps nothing any more. */
  private dismissed = false;
  /** When somebody last wanted something of this table. */
  touched: number;

  constructor(table: Table, host: TableHost) {
    this.table = table;
    this.host = host;
    const own = host.newSecret();
    this.audience = new Audience(table, own.slice(0, 12), host);
    this.requests = new Requests(table, (person) => this.audience.has(person));
    this.speaking = new Speaking(
      table,
      this.audience,
      host,
      (run) => this.soon(run),
      () => this.talkers?.follow(),
    );
    const share = (): number => shareOfTime(table, (person) => this.audience.has(person));
    this.automatic = new Automatic(table, host, share, () => void this.queue(async () => this.alarm.set()));
    this.pace = new Pace(table, host, share);
    this.talkers =
      host.botsTalk === true
        ? new Talkers(
            table,
            host,
            own.slice(12),
            (seat) => this.automatic.mannerOf(seat),
            (seat, phrase) => this.speaking.sayForBot(seat, phrase),
          )
        : null;
    this.journal = new Journal(table, this.audience, host, () => {
      this.alarm.set();
      this.talkers?.follow();
      host.changed(table);
    });
    this.alarm = new Alarm(
      host,
      () => this.nextTimes(),
      () => this.onAlarm(),
      (run) => this.queue(run),
    );
    this.touched = host.now();
    this.alarm.set();
  }

  /**
   * Does what a person wants, once, however often it is sent under its id; without one it is never sent again. Resolves when
   * it is on the disk and published. `onStep` hears of the steps of what is decided by the rules.
   */
  do(actor: Actor, id: string | null, command: Command, onStep?: OnStep): Promise<Result<null, Refused>> {
    this.touched = this.host.now();
    if (isTalk(command)) return this.speaking.say(actor, id ?? this.host.newSecret(), command);
    if (command.do === "hurry") return this.queue(async () => this.hurry(actor, command));
    return this.ask({ actor, key: id === null ? null : { person: actor.person, id }, command, onStep });
  }

  private ask(wish: CommandRequest): Promise<Result<null, Refused>> {
    if (this.dismissed || this.closed) return Promise.resolve(this.dismissed ? READ_ANEW : CLOSING);
    return this.requests.ask(wish, this.call);
  }

  /** Has what waits be done: at once, or, in a window, at its next tick. */
  private readonly call = (): void => {
    if (this.isCalled) return;
    this.isCalled = true;
    this.soon(() => {
      this.queue(() => {
        this.isCalled = false;
        return this.serve();
      }).catch((error: unknown) => this.host.report(error));
    });
  };

  /**
   * Does something at once, or, in a window, at a tick that is still to come: what comes at a tick must not hear whether
   * there was something to write at it.
   */
  private soon(run: () => void): void {
    const { now, at } = this.host;
    if (this.pace.hasTicks()) at(this.pace.onTick(now() + 1), run);
    else run();
  }

  /**
   * Does the first thing that each person wants. What everybody will see comes first, one after the other; sealed answers,
   * standing orders and what bots have found come last, all in one write, so that none of them is heard in how long
   * another took.
   */
  private async serve(): Promise<void> {
    if (this.dismissed) return this.requests.drop(READ_ANEW);
    const apart: TableRequest[] = [];
    for (const request of this.requests.takeFirsts()) {
      request.onStep?.("taken");
      const decided = this.requests.decide(request);
      if (isApart(decided)) apart.push(request);
      else await this.keep([{ request, decided }], NOTHING_PLANNED);
    }
    const served = apart.map((request) => ({ request, decided: this.requests.decide(request) }));
    const planned = this.plannedBeside(served);
    if (served.length + planned.length > 0) await this.keep(served, planned);
    if (!this.requests.isEmpty()) this.call();
  }

  private keep(served: readonly Served[], planned: readonly CommandFacts[]): Promise<void> {
    const parts = partsOf(served);
    return this.commit(planned.length === 0 ? parts : [...parts, ...planned]).then(
      (kept) => {
        for (const { request, decided } of served) request.resolve(decided.ok ? kept : decided);
      },
      (error: unknown) => {
        for (const { request } of served) request.reject(error);
        if (served.length === 0) throw error;
      },
    );
  }

  /** In a window: what bots and standing orders have to answer by now, beside what others answer. */
  private plannedBeside(served: readonly Served[]): readonly CommandFacts[] {
    const { game } = this.table;
    if (this.automatic.isEmpty() || game === null || !isWindow(game)) return NOTHING_PLANNED;
    const now = this.host.now();
    if (this.closed || this.journal.isBlocked() || this.alarm.isResting()) return NOTHING_PLANNED;
    const taken = answering(partsOf(served));
    return this.automatic.due(game, now).flatMap((plan): readonly CommandFacts[] => {
      if (taken.has(plan.seat)) return [];
      const answered = this.automatic.answerOf(game, plan);
      if (answered.ok) return [{ facts: answered.value }];
      this.alarm.rest();
      return [];
    });
  }

  /** The first facts of a table, kept by whoever makes it. */
  found(
    facts: readonly Fact[],
    keep: (id: string, stored: readonly StoredFact[]) => Promise<void>,
  ): Promise<Result<null, Refused>> {
    return this.queue(() => this.commit([{ facts }], keep));
  }

  /**
   * Somebody has another name now, also where they sit, unless it looks like somebody else's there. The name is the person's:
   * no table keeps it.
   */
  rename({ person, name }: Actor): void {
    if (!isRenamed(this.table, { person, name })) return;
    this.audience.note({ type: "renamed", person, name });
    callBy(this.table, { person, name });
    this.audience.tell();
  }

  /** Somebody wants the bots that play on to hurry. It is told, not kept: it holds for as long as the table is awake. */
  private hurry({ person }: Actor, command: Command & { do: "hurry" }): Result<null, Refused> {
    if (this.dismissed || this.closed) return this.dismissed ? READ_ANEW : CLOSING;
    const decided = hurry(this.table, person, command);
    if (!decided.ok) return decided;
    const { game } = this.table;
    if (decided.value === null || game === null) return DONE;
    this.audience.note(decided.value);
    wish(game, decided.value);
    this.audience.tell();
    this.pace.goesOn();
    this.alarm.set();
    return DONE;
  }

  /** Somebody looks at the table from now on. What they have already is not sent again. */
  watch(watcher: Watcher, have?: Have): void {
    this.touched = this.host.now();
    this.audience.watch(watcher, have);
    if (this.dismissed) return this.audience.dismiss();
    if (watcher.isScreen !== true) this.welcomeBack(watcher.person);
  }

  /** Who opens the table again plays for themselves again. */
  private welcomeBack(person: string): void {
    const seat = seatOf(this.table, person);
    if (seat === null || !isAway(this.table, seat) || hasResigned(this.table.seats[seat])) return;
    this.ask({ actor: { person, name: "" }, key: null, command: { do: "sit", seat } }).then(
      // Without room for that now, it is tried again: a bot does not play for somebody who is here.
      (done) => void (!done.ok && this.host.at(this.host.now() + REST, () => this.welcomeBack(person))),
      (error: unknown) => this.host.report(error),
    );
  }

  /** Somebody who looks is shown the whole table again. */
  showAgain(watcher: Watcher): void {
    this.audience.showAgain(watcher);
  }

  /** Somebody looks away. */
  unwatch(watcher: Watcher): void {
    this.audience.unwatch(watcher);
    this.touched = this.host.now();
  }

  /** Whether nobody looks and nothing will happen by itself. */
  isIdle(): boolean {
    if (this.table.shuffle !== null) return false;
    return this.audience.isEmpty() && (!isPlaying(this.table) || dueTime(this.table) === null);
  }

  /** Has everybody who looks come again: what they hold may be less than what is kept. */
  dismiss(): void {
    this.dismissed = true;
    this.closed = true;
    this.alarm.off();
    this.talkers?.hush();
    this.audience.dismiss();
  }

  /** Stops the clocks, and waits for what is being kept; what waits behind that is not done. */
  async close(): Promise<void> {
    this.closed = true;
    this.alarm.off();
    this.talkers?.hush();
    this.requests.drop(CLOSING);
    await Promise.all([this.tail, this.speaking.close()]);
  }

  private queue<Value>(run: () => Promise<Value>): Promise<Value> {
    const result = this.tail.then(run);
    this.tail = result.catch(() => undefined);
    return result;
  }

  private async commit(parts: readonly CommandFacts[], append?: TableHost["append"]): Promise<Result<null, Refused>> {
    return this.dismissed ? READ_ANEW : this.journal.write(parts, append);
  }

  /** When something happens by itself, as far as that is known. */
  private nextTimes(): readonly number[] {
    const { game, shuffle } = this.table;
    if (this.closed) return [];
    if (shuffle !== null) return [this.pace.dealing(shuffle)];
    if (game === null || game.outcome !== null) return [];
    const times = this.automatic.follow(game).map((time) => this.pace.onTick(time));
    const due = dueTime(this.table);
    if (due !== null && game.running.waiting().some((seat) => !game.given.has(seat))) times.push(due);
    if (isComplete(game)) times.push(this.pace.closing(game));
    else this.pace.goesOn();
    return times;
  }

  /** Something is due: a window closes, a bot or a standing order answers, or time has run out. */
  private async onAlarm(): Promise<Result<null, Refused>> {
    const { game, shuffle } = this.table;
    if (this.closed) return DONE;
    if (shuffle !== null) return this.dealIfDue(shuffle);
    if (game === null || game.outcome !== null) return DONE;
    if (this.journal.isBlocked()) return this.commit(NOTHING_BUT_CREDIT);
    // Who has answered in this tick has answered before the window closes.
    if (isWindow(game) && !(this.automatic.isEmpty() && this.requests.isEmpty())) await this.serve();
    const now = this.host.now();
    if (isComplete(game) && now >= this.pace.closing(game))
      return this.commit([{ facts: closeWindow(this.table, game) }]);
    const [plan] = this.automatic.due(game, now);
    if (plan !== undefined) {
      const answered = this.automatic.answerOf(game, plan);
      return answered.ok ? this.commit([{ facts: answered.value }]) : answered;
    }
    const due = dueTime(this.table);
    if (due !== null && now >= due) return this.commit([{ facts: timeOut(this.table, game) }]);
    return DONE;
  }

  private async dealIfDue(shuffle: Shuffle): Promise<Result<null, Refused>> {
    if (this.host.now() < this.pace.dealing(shuffle)) return DONE;
    const dealt = deal(this.table, shuffle);
    return dealt.ok ? this.commit([{ facts: dealt.value }]) : dealt;
  }
}

const NOTHING_PLANNED: readonly CommandFacts[] = [];
const NOTHING_BUT_CREDIT: readonly CommandFacts[] = [{ facts: [] }];
const DONE = { ok: true, value: null } as const;
const CLOSING = refused("closing");
const READ_ANEW = refused("store-conflict");
