import type { Game } from "@darbar/kernel";
import { look, type Sight } from "../bot.ts";
import type { Belief, Critic, CriticTable } from "./critic.ts";
import { saidBy } from "./decisions.ts";
import type { Shift } from "./review.ts";

/** Changes smaller than this are not worth telling. */
const WORTH_TELLING = 0.05;

/** How beliefs have moved between two moments of a seat's game, event by event. */
export function shiftsBetween<Options, State extends CriticTable, Move, GameEvent>(
  rules: Game<Options, State, Move, GameEvent>,
  critic: Critic<State, Move, GameEvent>,
  earlier: Sight<State, Move, GameEvent>,
  later: Sight<State, Move, GameEvent>,
): readonly Shift[] {
  const { seat, past, said } = later;
  const view = rules.view(earlier.view, seat);
  const shifts: Shift[] = [];
  let before = critic.believe(earlier);
  for (let at = earlier.past.length; at < past.length; at++) {
    rules.evolve(view, past[at]);
    if (!critic.isTelling(past[at])) continue;
    const after = critic.believe(look(rules, view, seat, past.slice(0, at + 1), saidBy(said, at + 1)));
    for (const { seat: whose, what, chance } of after) {
      const from = chanceIn(before, whose, what);
      if (from !== null && Math.abs(chance - from) >= WORTH_TELLING)
        shifts.push({ at, seat: whose, what, from, to: chance });
    }
    before = after;
  }
  return shifts;
}

/** The chance that something was given; `null` if nobody thought of it. */
export function chanceIn(beliefs: readonly Belief[], seat: number, what: string): number | null {
  return beliefs.find((belief) => belief.seat === seat && belief.what === what)?.chance ?? null;
}
