import { type Along, type StoredFact, StoreError } from "../store.ts";
import { type Append, appendAll, findOut, isInOrder } from "./appends.ts";
import type { Connection } from "./connection.ts";
import { storeErrorOf } from "./fault.ts";

interface Waiting {
  resolve(): void;
  reject(error: StoreError): void;
}

/** Facts that wait to be written. */
interface WaitingAppend extends Waiting {
  readonly type: "append";
  readonly table: string;
  readonly facts: readonly StoredFact[];
  readonly along: Along;
}

/** Something else that waits to be written, of one table or of none. */
interface WaitingStatement extends Waiting {
  readonly type: "statement";
  readonly table: string | null;
  run(): Promise<void>;
}

/** How many tables are written in one transaction. */
const MOST_TOGETHER = 500;

/**
 * Writes one thing after the other, and all appends that wait in one statement; what concerns the same table is done in its
 * order. Nothing is acknowledged that may not be there: where a connection broke in a write, it is found out first what became
 * of it.
 */
export class Writer {
  private readonly connection: Connection;
  private readonly node: string | null;
  /** The epochs of tables whose epoch was raised; the others are in their first. */
  private readonly epochs = new Map<string, number>();
  private waiting: (WaitingAppend | WaitingStatement)[] = [];
  private atWork: Promise<void> | null = null;

  /** `node`: who writes here, if there are others. */
  constructor(connection: Connection, node: string | null) {
    this.connection = connection;
    this.node = node;
  }

  /** The epoch of a table, as far as it is known here. */
  epochOf(table: string): number {
    return this.epochs.get(table) ?? 0;
  }

  /** Told the epoch of a table by whoever has read it, or made it theirs. */
  learn(table: string, epoch: number): void {
    if (epoch > 0) this.epochs.set(table, epoch);
    else this.epochs.delete(table);
  }

  append(table: string, facts: readonly StoredFact[], along: Along): Promise<void> {
    if (!isInOrder(facts)) return Promise.reject(conflict());
    return this.wait((waiting) => ({ type: "append", table, facts, along, ...waiting }));
  }

  /** Does a statement by itself; `null` for one that concerns no table. Answers its rows. */
  async do<Row>(table: string | null, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    let rows: readonly Row[] = [];
    const run = async (): Promise<void> => {
      const sent = await this.connection.send(text, values);
      if (sent.outcome === "done") rows = sent.result.rows;
      // Who hears of a conflict reads the table again, and sees what became of it.
      else throw new StoreError(table === null ? "broken" : "conflict", `it is not known what was kept: ${sent.why}`);
    };
    await this.wait((waiting) => ({ type: "statement", table, run, ...waiting }));
    return rows;
  }

  /** Waits for what is under way. With a database that is away nothing can be finished: what waits for it will fail. */
  async finish(): Promise<void> {
    if (this.connection.isConnected()) await this.atWork;
  }

  private wait(wish: (waiting: Waiting) => WaitingAppend | WaitingStatement): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push(wish({ resolve, reject }));
      this.atWork ??= this.work();
    });
  }

  private async work(): Promise<void> {
    // What comes in the same turn of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const together = this.takeAppends();
      if (together.length > 0) await this.keep(together);
      // By turns: where something is always to be appended, a table could never change hands otherwise.
      await this.doFirst();
    }
    this.atWork = null;
  }

  /** The appends that are the first that waits for their table, as many as go together. */
  private takeAppends(): readonly WaitingAppend[] {
    const taken: WaitingAppend[] = [];
    const left: (WaitingAppend | WaitingStatement)[] = [];
    const met = new Set<string | null>();
    for (const each of this.waiting) {
      if (each.type === "append" && !met.has(each.table) && taken.length < MOST_TOGETHER) taken.push(each);
      else left.push(each);
      met.add(each.table);
    }
    this.waiting = left;
    return taken;
  }

  private async doFirst(): Promise<void> {
    const first = this.takeStatement();
    await first?.run().then(first.resolve, (error: unknown) => first.reject(storeErrorOf(error)));
  }

  /** The first statement before which nothing waits for its table. */
  private takeStatement(): WaitingStatement | undefined {
    const met = new Set<string | null>();
    for (const [index, each] of this.waiting.entries()) {
      if (each.type === "statement" && (each.table === null || !met.has(each.table))) {
        this.waiting.splice(index, 1);
        return each;
      }
      met.add(each.table);
    }
    return undefined;
  }

  private async keep(appends: readonly WaitingAppend[]): Promise<void> {
    const sent = appends.map(({ table, facts, along }) => ({
      table,
      facts,
      along,
      epoch: this.epochOf(table),
    }));
    try {
      const kept = await appendAll(this.connection, sent);
      if (kept === "unknown") return await this.askBack(appends, sent);
      for (const { table, resolve, reject } of appends) {
        if (kept === "unsafe") reject(notConfirmed());
        else if (kept.has(table)) resolve();
        else reject(conflict());
      }
    } catch (error) {
      for (const { reject } of appends) reject(storeErrorOf(error));
    }
  }

  private async askBack(appends: readonly WaitingAppend[], sent: readonly Append[]): Promise<void> {
    const again: WaitingAppend[] = [];
    for (const [index, append] of appends.entries()) {
      const { became, epoch } = await findOut(this.connection, sent[index], this.node);
      this.learn(append.table, epoch);
      if (became === "kept") append.resolve();
      else if (became === "conflict") append.reject(conflict());
      else again.push(append);
    }
    this.waiting.unshift(...again);
  }
}

function conflict(): StoreError {
  return new StoreError("conflict", "the table has gone on, or is not there");
}

function notConfirmed(): StoreError {
  return new StoreError("conflict", "the standby has not confirmed this");
}
