import type { Result } from "@darbar/kernel";
import type { Automatic } from "./automatic.ts";
import { answering, type CommandFacts, isApart, partsOf, type Served } from "./batch.ts";
import type { TableHost } from "./host.ts";
import type { Pace } from "./pace.ts";
import type { Refused } from "./refusal.ts";
import type { Requests, TableRequest } from "./requests.ts";
import { isWindow, type Table } from "./state.ts";

/** The table whose requests are served. */
interface ServedTable {
  readonly table: Table;
  readonly host: TableHost;
  readonly requests: Requests;
  readonly automatic: Automatic;
  readonly pace: Pace;
  /** Does something when all that was to be done before is done. */
  queue(run: () => Promise<void>): Promise<void>;
  commit(parts: readonly CommandFacts[]): Promise<Result<null, Refused>>;
  /** Why nothing is done here any more; `null` as long as things are. */
  whyOver(): Result<null, Refused> | null;
  /** Whether anything may happen by itself now. */
  mayAct(): boolean;
  /** What should have happened by itself has failed. */
  failed(): void;
}

/** Does what people want of a table, in order. */
export class Serving {
  private readonly served: ServedTable;
  /** Whether what waits will be done by itself. */
  private isCalled = false;

  constructor(served: ServedTable) {
    this.served = served;
  }

  /** Has what waits be done: at once, or, in a window, at its next tick. */
  readonly call = (): void => {
    if (this.isCalled) return;
    this.isCalled = true;
    const { pace, queue, host } = this.served;
    pace.soon(() => {
      queue(() => {
        this.isCalled = false;
        return this.serve();
      }).catch((error: unknown) => host.report(error));
    });
  };

  /**
   * Does the first thing that each person wants. What everybody will see comes first, one after the other; sealed answers,
   * standing orders and what bots have found come last, all in one write, so that none of them is heard in how long
   * another took.
   */
  async serve(): Promise<void> {
    const { requests, whyOver } = this.served;
    const over = whyOver();
    if (over !== null) return requests.drop(over);
    const apart: TableRequest[] = [];
    for (const request of requests.takeFirsts()) {
      request.onStep?.("taken");
      const decided = requests.decide(request);
      if (isApart(decided)) apart.push(request);
      else await this.keep([{ request, decided }], NOTHING_PLANNED);
    }
    const served = apart.map((request) => ({ request, decided: requests.decide(request) }));
    const planned = this.plannedBeside(served);
    if (served.length + planned.length > 0) await this.keep(served, planned);
    if (!requests.isEmpty()) this.call();
  }

  private keep(served: readonly Served[], planned: readonly CommandFacts[]): Promise<void> {
    const parts = partsOf(served);
    return this.served.commit(planned.length === 0 ? parts : [...parts, ...planned]).then(
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
    const { table, automatic, host, mayAct, failed } = this.served;
    const { game } = table;
    if (automatic.isEmpty() || game === null || !isWindow(game) || !mayAct()) return NOTHING_PLANNED;
    const taken = answering(partsOf(served));
    return automatic.due(game, host.now()).flatMap((plan): readonly CommandFacts[] => {
      if (taken.has(plan.seat)) return [];
      const answered = automatic.answerOf(game, plan);
      if (answered.ok) return [{ facts: answered.value }];
      failed();
      return [];
    });
  }
}

const NOTHING_PLANNED: readonly CommandFacts[] = [];
