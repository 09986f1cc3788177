import type { Result } from "@darbar/kernel";
import type { Actor, LiveTable } from "@darbar/table";
import { because, type Refused } from "@darbar/words";
import type { DoWish, LookWish } from "../transport/desk.ts";
import type { Subscriptions } from "../transport/subscriptions.ts";
import type { Link } from "./link.ts";

type Done = Result<null, Refused>;

/** Something to be done: sent again, under the same id, until somebody who plays the table has answered. */
interface Wish extends DoWish {
  readonly actor: Actor;
  isSent: boolean;
  /** How often it was sent: an answer to an earlier time may only be that it is done. */
  tries: number;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

/** Somebody who looks at a table. */
interface Looking {
  readonly actor: Actor;
  readonly wish: LookWish;
  /** What they said they have, until they have been sent more. */
  have: LookWish["have"];
  isSent: boolean;
}

/** Refusals that only say that the table is somebody else's by now, or soon. */
const ELSEWHERE_SOON: readonly string[] = ["closing", "store-conflict"];
const NOT_OURS = { ok: false, error: because("store-conflict") } as const;

/** What a session wants of a table: to look at it, and things to be done. It is asked of whoever plays the table, as often as that changes. */
export class Wants {
  private readonly table: string;
  private looking: Looking | null = null;
  private readonly wishes = new Map<number, Wish>();

  constructor(table: string) {
    this.table = table;
  }

  get isLooking(): boolean {
    return this.looking !== null;
  }

  /** Whether somebody has been asked to let the session look. */
  get isLookSent(): boolean {
    return this.looking?.isSent === true;
  }

  isEmpty(): boolean {
    return this.looking === null && this.wishes.size === 0;
  }

  /** Whether there is something that nobody has been asked yet. */
  hasMore(): boolean {
    return (
      this.looking?.isSent === false || [...this.wishes.values()].some(({ isSent, tries }) => !isSent && tries === 0)
    );
  }

  look(actor: Actor, wish: LookWish): void {
    this.looking = { actor, wish, have: wish.have, isSent: false };
  }

  unlook(): void {
    this.looking = null;
  }

  do(n: number, actor: Actor, wish: DoWish): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.wishes.set(n, { ...wish, actor, isSent: false, tries: 0, resolve, reject });
    });
  }

  has(n: number): boolean {
    return this.wishes.has(n);
  }

  /** Whoever was asked does not play the table: all of it is to be asked again. */
  again(): void {
    if (this.looking !== null) this.looking.isSent = false;
    for (const wish of this.wishes.values()) wish.isSent = false;
  }

  /** Asks a neighbour. `s`: what the session is called there. */
  askOver(link: Link, s: number): void {
    const { looking, table } = this;
    if (looking !== null && !looking.isSent) {
      const { actor, wish, have } = looking;
      sent(looking);
      // A node of the version before must not take a screen for the person who has put it up: it leaves what it does not know.
      if (wish.screen === true) link.send({ t: "screen", s, table, actor: plain(actor), have });
      else link.send({ t: "watch", s, table, actor: plain(actor), have, legal: wish.legal ?? false });
    }
    for (const [n, wish] of this.unsent()) {
      const { actor, id, command, trace } = wish;
      link.send({ t: "do", s, n, table, actor: plain(actor), id, command, trace: trace?.relayed() });
    }
  }

  /** Asks a table that is here. `isSure`: whether nobody else can have taken it. */
  askOf(
    live: LiveTable,
    here: Subscriptions,
    isSure: () => boolean,
    answered: (n: number, tries: number, done: Done) => void,
  ): void {
    const { looking } = this;
    if (looking !== null && !looking.isSent) {
      const { actor, wish, have } = looking;
      sent(looking);
      here.look(live, actor, { ...wish, have });
    }
    for (const [n, wish] of this.unsent()) {
      const { actor, id, command, trace, tries } = wish;
      live.do(actor, id, command, trace?.atTable(live.table.setup.game)).then(
        // A refusal of whoever may have lost the table is none.
        (done) => answered(n, tries, done.ok || isSure() ? done : NOT_OURS),
        (error: unknown) => wish.reject(error),
      );
    }
  }

  /** Somebody has answered, to the last try if nothing else is said; `"again"`: the table is another's by now, so it is to be asked again in a moment. */
  answered(n: number, done: Done, tries = this.wishes.get(n)?.tries): "again" | null {
    const wish = this.wishes.get(n);
    if (wish === undefined || (!done.ok && tries !== wish.tries)) return null;
    if (!done.ok && ELSEWHERE_SOON.includes(done.error.code)) {
      wish.isSent = false;
      return "again";
    }
    this.wishes.delete(n);
    wish.resolve(done);
    return null;
  }

  /** Whether something is to be asked again that nobody has asked meanwhile. */
  waits(n: number): boolean {
    return this.wishes.get(n)?.isSent === false;
  }

  refuseAll(why: Refused): void {
    for (const wish of this.wishes.values()) wish.resolve({ ok: false, error: why });
  }

  /** What nobody has been asked to do; from now on somebody has. */
  private *unsent(): Generator<readonly [n: number, wish: Wish]> {
    for (const [n, wish] of this.wishes) {
      if (wish.isSent) continue;
      wish.isSent = true;
      wish.tries++;
      yield [n, wish];
    }
  }
}

/** From now on they are sent more than they said they have. */
function sent(looking: Looking): void {
  looking.isSent = true;
  looking.have = undefined;
}

/** Who somebody is, for a neighbour: nothing of their device. */
function plain({ person, name }: Actor): Actor {
  return { person, name };
}
