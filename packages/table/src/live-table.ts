import type { Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { Alarm, REST } from "./alarm.ts";
import { Audience } from "./audience.ts";
import { Automatic } from "./automatic.ts";
import type { CommandFacts } from "./batch.ts";
import { ByItself } from "./by-itself.ts";
import type { Fact } from "./fact.ts";
import { callBy } from "./fold.ts";
import type { TableHost } from "./host.ts";
import { hurry, shareOfTime, wish } from "./hurry.ts";
import { Journal } from "./journal.ts";
import type { Have, Watcher } from "./log.ts";
import { Pace } from "./pace.ts";
import { type Refused, refused } from "./refusal.ts";
import { type CommandRequest, Requests } from "./requests.ts";
import { hasResigned } from "./resigned.ts";
import { type Actor, isAway, isRenamed } from "./seating.ts";
import { Serving } from "./serving.ts";
import { Speaking } from "./speaking.ts";
import { dueTime, isPlaying, isWindow, seatOf, type Table } from "./state.ts";
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
  private readonly byItself: ByItself;
  private readonly alarm: Alarm;
  private readonly serving: Serving;
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
    const share = (): number => shareOfTime(table, (person) => this.audience.has(person));
    this.pace = new Pace(table, host, share);
    this.audience = new Audience(table, own.slice(0, 12), host);
    this.requests = new Requests(table, (person) => this.audience.has(person));
    this.speaking = new Speaking(
      table,
      this.audience,
      host,
      (run) => this.pace.soon(run),
      () => this.talkers?.follow(),
    );
    this.automatic = new Automatic(table, host, share, () => void this.queue(async () => this.alarm.set()));
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
    this.byItself = new ByItself(table, host, this.automatic, this.pace);
    this.alarm = new Alarm(
      host,
      () => (this.closed ? [] : this.byItself.times()),
      () => this.onAlarm(),
      (run) => this.queue(run),
    );
    this.serving = new Serving({
      table,
      host,
      requests: this.requests,
      automatic: this.automatic,
      pace: this.pace,
      queue: (run) => this.queue(run),
      commit: (parts) => this.commit(parts),
      whyOver: () => (this.dismissed ? READ_ANEW : null),
      mayAct: () => !this.closed && !this.journal.isBlocked() && !this.alarm.isResting(),
      failed: () => this.alarm.rest(),
    });
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
    return this.requests.ask(wish, this.serving.call);
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

  /** Something is due by itself. */
  private async onAlarm(): Promise<Result<null, Refused>> {
    const { game, shuffle } = this.table;
    if (this.closed) return DONE;
    if (shuffle === null && game !== null && game.outcome === null) {
      if (this.journal.isBlocked()) return this.commit(NOTHING_BUT_CREDIT);
      // Who has answered in this tick has answered before the window closes.
      if (isWindow(game) && !(this.automatic.isEmpty() && this.requests.isEmpty())) await this.serving.serve();
    }
    const due = this.byItself.due();
    if (due === null) return DONE;
    return due.ok ? this.commit([{ facts: due.value }]) : due;
  }
}

const NOTHING_BUT_CREDIT: readonly CommandFacts[] = [{ facts: [] }];
const DONE = { ok: true, value: null } as const;
const CLOSING = refused("closing");
const READ_ANEW = refused("store-conflict");
