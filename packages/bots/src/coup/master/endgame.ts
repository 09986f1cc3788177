import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Budget, Sight } from "../../bot.ts";
import { adviseEndgame, pairOf } from "../endgame/index.ts";
import { trackCoup } from "../knowledge/index.ts";

/** An adviser who knows better in some positions: the shares of the legal moves there, `null` elsewhere. */
export type Endgame = (sight: Sight<State, Move, CoupEvent>, budget: Budget) => readonly number[] | null;

/** The part of the budget that solving may take; building the tree comes on top, and takes too long for a small one. */
const FOR_SOLVING = 0.6;
const SMALLEST_BUDGET = 100;

/** When two players with one influence each are left, it is solved: from hard evidence, whatever anybody's habits. */
export const exactEndgame: Endgame = ({ view, past }, budget) => {
  if (budget.milliseconds < SMALLEST_BUDGET || pairOf(view) === null) return null;
  const effort = { milliseconds: FOR_SOLVING * budget.milliseconds, now: () => budget.now() };
  const advice = adviseEndgame(view, trackCoup(past, view), effort);
  if (advice === null) return null;
  const total = advice.reduce((sum, { probability }) => sum + probability, 0);
  return total > 0 ? advice.map(({ probability }) => probability / total) : null;
};
