import type { Result } from "@darbar/kernel";
import { type Deed, decideCommand, GOING } from "./command.ts";
import type { CommandKey } from "./fact.ts";
import { type Decided, type Refused, refused } from "./refusal.ts";
import type { Actor } from "./seating.ts";
import { isDone, type Table } from "./state.ts";
import type { OnStep } from "./step.ts";

/** What somebody wants of a table. */
export interface CommandRequest {
  readonly actor: Actor;
  /** The same for the same wish, however often it is sent; `null` for what nobody has sent. */
  readonly key: CommandKey | null;
  readonly command: Deed;
  /** Who hears how far it has come. */
  readonly onStep?: OnStep | undefined;
}

/** A wish that waits to be done. */
export interface TableRequest extends CommandRequest {
  resolve(done: Result<null, Refused>): void;
  reject(error: unknown): void;
  /** What came of it when this much had happened at the table: as long as nothing more has, that holds. */
  decided: Decided;
  happened: number;
}

/** How much one person may want of a table before they have an answer. */
const MOST_OF_ONE = 16;
/** How much one person, and all of them together, can have done at a table beside moves: that is remembered for ever. */
const MOST_DEEDS = 1_000;
const MOST_DEEDS_OF_ALL = 10_000;

/** What waits to be done at a table, in order. */
export class Requests {
  private readonly table: Table;
  private readonly isPresent: (person: string) => boolean;
  private readonly waiting: TableRequest[] = [];
  /** How much each person has asked for and not been answered. */
  private readonly unanswered = new Map<string, number>();

  constructor(table: Table, isPresent: (person: string) => boolean) {
    this.table = table;
    this.isPresent = isPresent;
  }

  /** Whether nothing waits. */
  isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /**
   * What is refused, or done already, is answered before the queue, from what everybody can see of the table: no delay
   * tells that something is being written. Only who waits for an answer of their own waits longer, to stay in order.
   */
  ask(wish: CommandRequest, call: () => void): Promise<Result<null, Refused>> {
    const { person } = wish.actor;
    const before = this.unanswered.get(person) ?? 0;
    if (before >= MOST_OF_ONE) return Promise.resolve(BUSY);
    const decided = before === 0 ? this.decideOnce(wish) : BUSY;
    if (before === 0 && !decided.ok) return Promise.resolve(decided);
    if (before === 0 && decided.ok && decided.value.length === 0) return Promise.resolve(DONE);
    this.unanswered.set(person, before + 1);
    return new Promise<Result<null, Refused>>((resolve, reject) => {
      const { actor, key, command, onStep } = wish;
      this.waiting.push({
        actor,
        key,
        command,
        onStep,
        resolve: (done) => {
          this.answered(person);
          resolve(done);
        },
        reject: (error) => {
          this.answered(person);
          reject(error);
        },
        decided,
        happened: before === 0 ? this.happened() : UNDECIDED,
      });
      call();
    });
  }

  /** How much has happened that a decision could depend on: sealed answers are nobody else's business. */
  private happened(): number {
    return this.table.facts - this.table.sealed;
  }

  private answered(person: string): void {
    const left = (this.unanswered.get(person) ?? 1) - 1;
    if (left === 0) this.unanswered.delete(person);
    else this.unanswered.set(person, left);
  }

  /** Takes the first request of each person out: what one person wants is done in their order. */
  takeFirsts(): readonly TableRequest[] {
    if (this.waiting.length < 2) return this.waiting.splice(0);
    const firsts = new Map<string, TableRequest>();
    for (const request of this.waiting) {
      if (!firsts.has(request.actor.person)) firsts.set(request.actor.person, request);
    }
    const rest =
      firsts.size === this.waiting.length
        ? []
        : this.waiting.filter((request) => firsts.get(request.actor.person) !== request);
    this.waiting.splice(0, this.waiting.length, ...rest);
    return [...firsts.values()];
  }

  /** Answers everything that waits without doing it. */
  drop(why: Result<null, Refused>): void {
    for (const { resolve } of this.waiting.splice(0)) resolve(why);
  }

  /** What comes of a request as the table is now. */
  decide(request: TableRequest): Decided {
    const happened = this.happened();
    if (request.happened === happened) return request.decided;
    request.decided = this.decideOnce(request);
    request.happened = happened;
    return request.decided;
  }

  private decideOnce({ actor, key, command }: CommandRequest): Decided {
    // A move that was made once is stale, or answered: whether it was is asked only then.
    const decided = command.do === "move" ? decideCommand(this.table, actor, command, this.isPresent) : null;
    if (decided?.ok === true) return decided;
    if (key !== null && isDone(this.table, key)) return NOTHING;
    if (decided !== null) return decided;
    if (!hasRoomFor(this.table, actor, command)) return USED_UP;
    return decideCommand(this.table, actor, command, this.isPresent);
  }
}

/** What is bounded by itself, or by the games there are: it is not counted. */
const UNCOUNTED: readonly Deed["do"][] = ["move", "commit-share", "open-share"];
/** Who may not do anything more may still go: so often. */
const TO_GO = 100;

/** Whether a person may do one more thing at a table. */
function hasRoomFor({ done }: Table, { person }: Actor, command: Deed): boolean {
  if (UNCOUNTED.includes(command.do)) return true;
  const more = GOING.includes(command.do) ? TO_GO : 0;
  if ((done.get(person)?.size ?? 0) >= MOST_DEEDS + more) return false;
  let all = 0;
  for (const theirs of done.values()) all += theirs.size;
  return all < MOST_DEEDS_OF_ALL + more;
}

/** Of a request that nobody has looked at yet. */
const UNDECIDED = -1;
const NOTHING: Decided = { ok: true, value: [] };
const DONE = { ok: true, value: null } as const;
const BUSY = refused("busy");
const USED_UP = refused("used-up");
