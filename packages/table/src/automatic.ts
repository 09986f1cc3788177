import type { BotOptions } from "@darbar/bots/inquiry";
import { PASS, type Seat } from "@darbar/kernel";
import type { TableHost } from "./host.ts";
import { type PlannedAnswer, type Plans, planAnswers } from "./plan.ts";
import { answer } from "./play.ts";
import type { Decided } from "./refusal.ts";
import type { GameAtTable, Table } from "./state.ts";
import { Thoughts } from "./thoughts.ts";

/** Answers that come by themselves: of bots, and of players with standing orders. */
export class Automatic {
  private readonly table: Table;
  private readonly host: TableHost;
  private readonly thoughts: Thoughts;
  /** What of their usual time bots take now. */
  private readonly share: () => number;
  private plans: Plans = { prompt: -1, game: -1, pause: 1, answers: [] };

  /** `ready` is told when a bot has done thinking. */
  constructor(table: Table, host: TableHost, share: () => number, ready: () => void) {
    this.table = table;
    this.host = host;
    this.share = share;
    this.thoughts = new Thoughts(host, ready);
  }

  /** How a bot plays, and talks. */
  mannerOf(seat: Seat): BotOptions {
    return this.thoughts.mannerOf(this.table, seat);
  }

  /** Whether nobody answers the open question by themselves. */
  isEmpty(): boolean {
    return this.plans.answers.length === 0;
  }

  /** Plans the answers to the open question, and has bots think; answers when those are given that were not yet. */
  follow(game: GameAtTable): number[] {
    this.plans = planAnswers(this.table, this.plans, this.host, this.share());
    this.thoughts.follow(this.table, game, this.plans);
    return this.plans.answers.filter(({ seat }) => !game.given.has(seat)).map((plan) => this.thoughts.timeOf(plan));
  }

  /** The answers that are due by now and not given yet. */
  due(game: GameAtTable, now: number): readonly PlannedAnswer[] {
    const prompt = game.running.prompt();
    return this.plans.answers.filter(
      (plan) => plan.prompt === prompt && !game.given.has(plan.seat) && this.thoughts.timeOf(plan) <= now,
    );
  }

  /** What a standing order or a bot answers. A bot that has found nothing it may play plays the quiet move: no table hangs. */
  answerOf(game: GameAtTable, { seat, how }: PlannedAnswer): Decided {
    if (how === "order") {
      const { running } = game;
      return answer(this.table, game, seat, running.canPass(seat) ? PASS : running.onlyAnswer(seat), how);
    }
    const found = this.thoughts.foundBy(seat);
    const answered = found === null ? null : answer(this.table, game, seat, found.move, how);
    if (answered?.ok === true) return answered;
    if (answered !== null) this.host.report(new Error(`a bot played what it may not: ${answered.error.code}`));
    return answer(this.table, game, seat, game.running.fallback(seat), how);
  }
}
