import type { Result } from "@darbar/kernel";
import type { Command } from "@darbar/protocol";
import { type StoredFact, StoreError } from "../store/store.ts";
import { Audience } from "./audience.ts";
import { answering, isApart, type Part, partsOf, type Served } from "./batch.ts";
import { closingTime, tickAfter } from "./clock.ts";
import { alongOf, entriesOf, storedFrom } from "./entries.ts";
import type { Fact } from "./fact.ts";
import { callBy } from "./fold.ts";
import type { Have, Watcher } from "./log.ts";
import { type PlannedAnswer, type Plans, planAnswers } from "./plan.ts";
import { answer, closeWindow, isComplete, timeOut } from "./play.ts";
import { type Decided, type Refused, refused } from "./refusal.ts";
import { type Request, Requests, type Wish } from "./requests.ts";
import { type Actor, isAway, isRenamed } from "./seating.ts";
import { isShuffled, SHUFFLE_TIME } from "./shuffle.ts";
import { Speaking } from "./speaking.ts";
import { deal } from "./start.ts";
import { dueTime, type GameAtTable, isPlaying, type Shuffle, seatOf, type Table } from "./state.ts";
import type { Surroundings } from "./surroundings.ts";
import { isTalk } from "./talk.ts";
import { Thoughts } from "./thoughts.ts";

/**
 * A table that is played: one thing at a time, in this order, always: decide, append durably, fold, publish,
 * acknowledge. Nothing is shown to anybody before it is on the disk.
 */
export class LiveTable {
  readonly table: Table;
  private readonly surroundings: Surroundings;
  private readonly audience: Audience;
  private readonly thoughts: Thoughts;
  private plans: Plans = { prompt: -1, game: -1, answers: [] };
  private readonly speaking: Speaking;
  private readonly requests: Requests;
  /** Whether what waits will be done by itself. */
  private isCalled = false;
  private tail: Promise<unknown> = Promise.resolve();
  private callOff: (() => void) | null = null;
  /** The window that is complete, and when it closes. */
  private complete: { readonly game: number; readonly prompt: number; readonly closes: number } | null = null;
  /** Since when this table, as it is awake now, waits for the shares of a shuffle. */
  private shuffling: { readonly game: number; readonly since: number } | null = null;
  private closed = false;
  /** Another one has been read anew in place of this table: this one keeps nothing any more. */
  private dismissed = false;
  /** Since when nothing could be kept, for want of room: no clock runs meanwhile. */
  private blocked: number | null = null;
  /** Not before this does the table do anything by itself again: something has failed, and trying at once helps nobody. */
  private rests = 0;
  /** When somebody last wanted something of this table. */
  touched: number;

  constructor(table: Table, surroundings: Surroundings) {
    this.table = table;
    this.surroundings = surroundings;
    this.audience = new Audience(table, surroundings.newSecret().slice(0, 12), surroundings);
    this.requests = new Requests(table, (person) => this.audience.has(person));
    this.speaking = new Speaking(table, this.audience, surroundings, (run) => this.soon(run));
    this.thoughts = new Thoughts(surroundings, () => void this.queue(async () => this.schedule()));
    this.touched = surroundings.now();
    this.schedule();
  }

  /** Does what a person wants, once, however often it is sent. Resolves when it is on the disk and published. */
  do(actor: Actor, id: string, command: Command): Promise<Result<null, Refused>> {
    this.touched = this.surroundings.now();
    if (isTalk(command)) return this.speaking.say(actor, id, command);
    return this.ask({ actor, key: { person: actor.person, id }, command });
  }

  private ask(wish: Wish): Promise<Result<null, Refused>> {
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
      }).catch((error: unknown) => this.surroundings.report(error));
    });
  };

  /**
   * Does something at once, or, in a window, at a tick that is still to come: what comes at a tick must not hear whether
   * there was something to write at it.
   */
  private soon(run: () => void): void {
    const { now, at } = this.surroundings;
    if (this.hasTicks()) at(this.onTick(now() + 1), run);
    else run();
  }

  /** When something is done that comes up at a time: in a window at its next tick, otherwise then. */
  private onTick(time: number): number {
    const { game } = this.table;
    return game !== null && this.hasTicks() ? tickAfter(game.opened, time, this.surroundings.tick) : time;
  }

  private hasTicks(): boolean {
    const { game } = this.table;
    return this.surroundings.tick > 0 && game !== null && isWindow(game);
  }

  /**
   * Does the first thing that each person wants. What everybody will see comes first, one after the other; sealed answers,
   * standing orders and what bots have found come last, all in one write, so that none of them is heard in how long
   * another took.
   */
  private async serve(): Promise<void> {
    if (this.dismissed) return this.requests.drop(READ_ANEW);
    const apart: Request[] = [];
    for (const request of this.requests.takeFirsts()) {
      const decided = this.requests.decide(request);
      if (isApart(decided)) apart.push(request);
      else await this.keep([{ request, decided }], NOTHING_PLANNED);
    }
    const served = apart.map((request) => ({ request, decided: this.requests.decide(request) }));
    const planned = this.plannedBeside(served);
    if (served.length + planned.length > 0) await this.keep(served, planned);
    if (!this.requests.isEmpty()) this.call();
  }

  private keep(served: readonly Served[], planned: readonly Part[]): Promise<void> {
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
  private plannedBeside(served: readonly Served[]): readonly Part[] {
    const { game } = this.table;
    if (this.plans.answers.length === 0) return [];
    const now = this.surroundings.now();
    if (this.closed || this.blocked !== null || this.rests > now || game === null || !isWindow(game)) return [];
    const taken = answering(partsOf(served));
    return this.plans.answers.flatMap((plan): readonly Part[] => {
      const isDue = this.thoughts.timeOf(plan) <= now && plan.prompt === game.running.prompt();
      if (!isDue || game.given.has(plan.seat) || taken.has(plan.seat)) return [];
      const answered = this.answerOf(game, plan);
      if (answered.ok) return [{ facts: answered.value }];
      this.rests = now + REST;
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
    const fact = { type: "renamed", person, name } as const;
    this.audience.announce(fact, () => callBy(this.table, fact));
  }

  /** Somebody looks at the table from now on. What they have already is not sent again. */
  watch(watcher: Watcher, have?: Have): void {
    this.touched = this.surroundings.now();
    this.audience.watch(watcher, have);
    if (this.dismissed) return this.audience.dismiss();
    this.welcomeBack(watcher.person);
  }

  /** Who opens the table again plays for themselves again. */
  private welcomeBack(person: string): void {
    const seat = seatOf(this.table, person);
    if (seat === null || !isAway(this.table, seat)) return;
    this.ask({ actor: { person, name: "" }, key: null, command: { do: "sit", seat } }).then(
      // Without room for that now, it is tried again: a bot does not play for somebody who is here.
      (done) => void (!done.ok && this.surroundings.at(this.surroundings.now() + REST, () => this.welcomeBack(person))),
      (error: unknown) => this.surroundings.report(error),
    );
  }

  /** Somebody looks away. */
  unwatch(watcher: Watcher): void {
    this.audience.unwatch(watcher);
    this.touched = this.surroundings.now();
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
    this.callOff?.();
    this.audience.dismiss();
  }

  /** Stops the clocks, and waits for what is being kept; what waits behind that is not done. */
  async close(): Promise<void> {
    this.closed = true;
    this.callOff?.();
    this.requests.drop(CLOSING);
    await Promise.all([this.tail, this.speaking.close()]);
  }

  private queue<Value>(run: () => Promise<Value>): Promise<Value> {
    const result = this.tail.then(run);
    this.tail = result.catch(() => undefined);
    return result;
  }

  private async commit(wanted: readonly Part[], keep = this.surroundings.append): Promise<Result<null, Refused>> {
    if (this.dismissed) return READ_ANEW;
    const at = this.surroundings.now();
    const entries = entriesOf(this.table, this.withCredit(wanted, at), at, this.surroundings.newSecret);
    if (entries.length === 0) return DONE;
    try {
      await keep(this.table.id, storedFrom(this.table.facts, entries), alongOf(this.table, entries, at));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.fault === "full") this.blocked ??= at;
      else this.surroundings.lost(this.table);
      return refused(`store-${error.fault}`);
    }
    this.blocked = null;
    this.audience.publish(entries);
    this.schedule();
    this.surroundings.changed(this.table);
    return DONE;
  }

  /** The time in which nothing could be kept is given back with the first thing that can. */
  private withCredit(parts: readonly Part[], now: number): readonly Part[] {
    if (this.blocked === null || parts.length === 0 || !isPlaying(this.table)) return parts;
    return [{ facts: [{ type: "resumed", milliseconds: now - this.blocked }] }, ...parts];
  }

  /** Sets the alarm for the next thing that happens by itself. */
  private schedule(): void {
    this.callOff?.();
    this.callOff = null;
    const { game, shuffle } = this.table;
    if (this.closed) return;
    if (shuffle !== null) return this.wakeAt(this.dealTime(shuffle));
    if (game === null || game.outcome !== null) return;
    this.plans = planAnswers(this.table, this.plans, this.surroundings);
    this.thoughts.follow(this.table, game, this.plans);
    const planned = this.plans.answers.filter(({ seat }) => !game.given.has(seat));
    const times = planned.map((plan) => this.thoughts.timeOf(plan)).map((time) => this.onTick(time));
    const due = dueTime(this.table);
    if (due !== null && game.running.waiting().some((seat) => !game.given.has(seat))) times.push(due);
    if (isComplete(game)) times.push(this.closing(game));
    if (times.length > 0) this.wakeAt(Math.min(...times));
  }

  private wakeAt(time: number): void {
    this.callOff = this.surroundings.at(Math.max(this.rests, time), () => {
      void this.queue(() => this.wakeUp());
    });
  }

  /** When the cards are dealt: as soon as all shares are open, and without those that have not come in time. Who could
   * not come because the server was down has all that time again. */
  private dealTime(shuffle: Shuffle): number {
    if (this.shuffling?.game !== shuffle.game) {
      this.shuffling = { game: shuffle.game, since: this.surroundings.now() };
    }
    return this.shuffling.since + (isShuffled(shuffle) ? 0 : SHUFFLE_TIME);
  }

  /** When the open window closes, fixed as soon as it is complete: on the grid, whatever else happens until then. */
  private closing({ number, opened, running }: GameAtTable): number {
    const prompt = running.prompt();
    const { complete } = this;
    if (complete !== null && complete.game === number && complete.prompt === prompt) return complete.closes;
    const { grid, floor, now } = this.surroundings;
    this.complete = { game: number, prompt, closes: closingTime(opened, now(), grid, floor) };
    return this.complete.closes;
  }

  private async wakeUp(): Promise<void> {
    try {
      const done = await this.onAlarm();
      if (!done.ok) this.rests = this.surroundings.now() + REST;
    } catch (error) {
      this.rests = this.surroundings.now() + REST;
      this.surroundings.report(error);
    }
    this.schedule();
  }

  /** Something is due: a window closes, a bot or a standing order answers, or time has run out. */
  private async onAlarm(): Promise<Result<null, Refused>> {
    const { game, shuffle } = this.table;
    if (this.closed) return DONE;
    if (shuffle !== null) return this.dealIfDue(shuffle);
    if (game === null || game.outcome !== null) return DONE;
    if (this.blocked !== null) return this.commit(NOTHING_BUT_CREDIT);
    // Who has answered in this tick has answered before the window closes.
    if (isWindow(game) && (this.plans.answers.length > 0 || !this.requests.isEmpty())) await this.serve();
    const now = this.surroundings.now();
    if (isComplete(game) && now >= this.closing(game)) return this.commit([{ facts: closeWindow(this.table, game) }]);
    const plan = this.plans.answers.find((each) => this.thoughts.timeOf(each) <= now && !game.given.has(each.seat));
    if (plan !== undefined && plan.prompt === game.running.prompt()) {
      const answered = this.answerOf(game, plan);
      return answered.ok ? this.commit([{ facts: answered.value }]) : answered;
    }
    const due = dueTime(this.table);
    if (due !== null && now >= due) return this.commit([{ facts: timeOut(this.table, game) }]);
    return DONE;
  }

  private async dealIfDue(shuffle: Shuffle): Promise<Result<null, Refused>> {
    if (this.surroundings.now() < this.dealTime(shuffle)) return DONE;
    const dealt = deal(this.table, shuffle);
    return dealt.ok ? this.commit([{ facts: dealt.value }]) : dealt;
  }

  /** What a standing order or a bot answers. A bot that has found nothing it may play plays the quiet move: no table hangs. */
  private answerOf(game: GameAtTable, { seat, how }: PlannedAnswer): Decided {
    if (how === "order") return answer(this.table, game, seat, PASS, how);
    const found = this.thoughts.foundBy(seat);
    const answered = found === null ? null : answer(this.table, game, seat, found.move, how);
    if (answered?.ok === true) return answered;
    if (answered !== null) this.surroundings.report(new Error(`a bot played what it may not: ${answered.error.code}`));
    return answer(this.table, game, seat, game.running.fallback(seat), how);
  }
}

const NOTHING_PLANNED: readonly Part[] = [];
const NOTHING_BUT_CREDIT: readonly Part[] = [{ facts: [] }];
const PASS = { do: "pass" } as const;
const DONE = { ok: true, value: null } as const;
const CLOSING = refused("closing");
const READ_ANEW = refused("store-conflict");
/** How long a table rests when something has failed, in milliseconds. */
const REST = 1_000;

/** Whether the open question is put to several. */
function isWindow({ running }: GameAtTable): boolean {
  return running.waiting().length > 1;
}
