import type { Automatic } from "./automatic.ts";
import type { TableHost } from "./host.ts";
import type { Pace } from "./pace.ts";
import { closeWindow, isComplete, timeOut } from "./play.ts";
import type { Decided } from "./refusal.ts";
import { deal } from "./start.ts";
import { dueTime, type Shuffle, type Table } from "./state.ts";

/** What happens at a table by itself, and when: a shuffle ends, a window closes, a bot or a standing order answers, time runs out. */
export class ByItself {
  private readonly table: Table;
  private readonly host: Pick<TableHost, "now">;
  private readonly automatic: Automatic;
  private readonly pace: Pace;

  constructor(table: Table, host: Pick<TableHost, "now">, automatic: Automatic, pace: Pace) {
    this.table = table;
    this.host = host;
    this.automatic = automatic;
    this.pace = pace;
  }

  /** When something happens, as far as that is known. */
  times(): readonly number[] {
    const { game, shuffle } = this.table;
    if (shuffle !== null) return [this.pace.dealing(shuffle)];
    if (game === null || game.outcome !== null) return [];
    const times = this.automatic.follow(game).map((time) => this.pace.onTick(time));
    const due = dueTime(this.table);
    if (due !== null && game.running.waiting().some((seat) => !game.given.has(seat))) times.push(due);
    if (isComplete(game)) times.push(this.pace.closing(game));
    else this.pace.goesOn();
    return times;
  }

  /** The first thing that is due now; `null`: nothing is. */
  due(): Decided | null {
    const { game, shuffle } = this.table;
    const now = this.host.now();
    if (shuffle !== null) return this.dealt(shuffle, now);
    if (game === null || game.outcome !== null) return null;
    if (isComplete(game) && now >= this.pace.closing(game)) return { ok: true, value: closeWindow(this.table, game) };
    const [plan] = this.automatic.due(game, now);
    if (plan !== undefined) return this.automatic.answerOf(game, plan);
    const due = dueTime(this.table);
    return due !== null && now >= due ? { ok: true, value: timeOut(this.table, game) } : null;
  }

  private dealt(shuffle: Shuffle, now: number): Decided | null {
    return now < this.pace.dealing(shuffle) ? null : deal(this.table, shuffle);
  }
}
