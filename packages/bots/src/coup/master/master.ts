import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Draw } from "@darbar/kernel";
import type { Bot, Budget, Sight } from "../../bot.ts";
import type { Style } from "../../level.ts";
import { avoidStalling } from "../avoid-stalling.ts";
import type { Belief } from "../knowledge/index.ts";
import { type Evaluator, evaluate, newEvaluator, pick } from "../network/evaluator.ts";
import type { Network } from "../network/network.ts";
import { trackRecordOf } from "../network/track-record.ts";
import { biasByStyle } from "../style-bias.ts";
import { believe } from "./believe.ts";
import { type Endgame, exactEndgame } from "./endgame.ts";
import { lookAhead, type SearchResult, tilt } from "./search.ts";
import { worldsOf } from "./worlds.ts";

/** What the master makes of a decision, move by move in the order of the legal ones. */
export interface Advice extends SearchResult {
  /** How it would mix the moves. */
  readonly mix: readonly number[];
  /** What it takes the others to hold; `null` where it did not look. */
  readonly belief: Belief | null;
}

/** The part of the budget for finding out what the others may hold. */
const FOR_BELIEF = 0.35;
/** About so many milliseconds it takes to find out what one decision of the past tells. */
const FOR_A_DECISION = 0.8;

export interface MasterOptions {
  readonly style?: Style | null;
  readonly endgame?: Endgame;
}

/** Coup's best player: the policy of a network, improved by looking ahead as long as the budget lasts. */
export function masterCoup(
  network: Network,
  { style = null, endgame = exactEndgame }: MasterOptions = {},
): Bot<State, Move, CoupEvent> {
  const evaluator = newEvaluator(network);
  return {
    choose(sight, draw, budget) {
      const { legal } = sight;
      if (legal.length === 1) return legal[0];
      const { mix } = adviseWith(evaluator, endgame, sight, draw, budget);
      return legal[pick(avoidStalling(biasByStyle(mix, style, sight), sight), legal.length, draw)];
    },
  };
}

/** What the master thinks of a decision, for those who want to know more than the move. */
export function advise(
  network: Network,
  endgame: Endgame,
  sight: Sight<State, Move, CoupEvent>,
  draw: Draw,
  budget?: Budget,
): Advice {
  return adviseWith(newEvaluator(network), endgame, sight, draw, budget);
}

function adviseWith(
  evaluator: Evaluator,
  endgame: Endgame,
  sight: Sight<State, Move, CoupEvent>,
  draw: Draw,
  budget?: Budget,
): Advice {
  const { view, seat, legal, past } = sight;
  const record = trackRecordOf(past, view.players.length);
  evaluate(evaluator, view, seat, record, legal);
  const policy = Array.from(evaluator.work.chances.subarray(0, legal.length));
  const blind = { mix: policy, values: legal.map(() => null), rollouts: 0 };
  if (budget === undefined || budget.milliseconds <= 0) return { ...blind, belief: null };
  const isOver = spent(budget, 1);
  const solved = endgame(sight, budget);
  if (solved !== null) return { ...blind, mix: solved, belief: null };
  const most = Math.ceil((budget.milliseconds * FOR_BELIEF) / FOR_A_DECISION);
  const belief = believe(evaluator, sight, { most, isLate: spent(budget, FOR_BELIEF) });
  const outlook = lookAhead(evaluator, sight, record, policy, worldsOf(view, belief, draw), draw, isOver);
  return { ...outlook, mix: tilt(policy, outlook), belief };
}

/** Tells whether so much of a budget is spent, from now on. */
function spent(budget: Budget, share: number): () => boolean {
  const end = budget.now() + budget.milliseconds * share;
  return () => budget.now() >= end;
}
