import { type Game, seededDraw } from "@darbar/kernel";
import type { Budget } from "../bot.ts";
import type { Critic, CriticTable, Thought } from "./critic.ts";
import { decisionsIn, type SeenDecision, type SeenGame } from "./decisions.ts";
import type { ReviewedDecision, WeighedOption } from "./review.ts";
import { chanceIn, shiftsBetween } from "./shifts.ts";
import { isAboutBest, verdictOn } from "./verdict.ts";

/** A review under way: where the decisions are, and what is thought of each when it is asked for. */
export interface Reviewing<Move> {
  readonly count: number;
  /** For each decision, how many events of its past the seat had seen. */
  readonly seen: readonly number[];
  /** What the master thought of a decision. The same every time, as far as the budget is. */
  decision(place: number, budget: Budget): ReviewedDecision<Move>;
}

/**
 * Goes over a game as one seat has seen it. `newCritic` is told what that seat has seen to the end; `isDecided` says whether
 * an answer was a choice.
 */
export function goOver<Options, State extends CriticTable, Move, GameEvent extends { readonly type: string }>(
  rules: Game<Options, State, Move, GameEvent>,
  game: SeenGame<Options, GameEvent>,
  newCritic: (whole: SeenDecision<State, Move, GameEvent>["sight"]) => Critic<State, Move, GameEvent>,
  isDecided?: (sight: SeenDecision<State, Move, GameEvent>["sight"], played: Move) => boolean,
): Reviewing<Move> {
  const decisions = decisionsIn(rules, game, isDecided);
  if (decisions.length === 0) return { count: 0, seen: [], decision: none };
  const last = decisions[decisions.length - 1].sight;
  const critic = newCritic(last);
  return {
    count: decisions.length,
    seen: decisions.map(({ sight }) => sight.past.length),
    decision(place, budget) {
      const { sight, played } = decisions[place];
      const earlier = place === 0 ? sight : decisions[place - 1].sight;
      const before = critic.believe(earlier);
      // What the master draws comes from what the seat has seen, so that what it has not seen changes nothing.
      const draw = seededDraw(`review ${game.seat} ${sight.view.prompt}`);
      const thought = critic.think(sight, played, draw, budget);
      const order = inOrder(thought);
      return {
        seen: sight.past.length,
        turn: sight.past.filter(({ type }) => type === "turn").length,
        question: sight.view.question,
        options: order.map((at) => optionAt(sight.legal, thought, at)),
        played: order.indexOf(played),
        isSolved: thought.isSolved,
        guesses: critic.believe(sight).map((belief) => ({
          ...belief,
          before: chanceIn(before, belief.seat, belief.what) ?? belief.chance,
        })),
        heard: critic.hear?.(earlier, sight) ?? [],
        shifts: shiftsBetween(rules, critic, earlier, sight),
        verdict: verdictOn(thought, played),
      };
    },
  };
}

function none(): never {
  throw new Error("there is no decision to go over");
}

function optionAt<Move>(legal: readonly Move[], thought: Thought, at: number): WeighedOption<Move> {
  const { worths, mix } = thought;
  return { move: legal[at], worth: worths[at], share: mix[at], isAboutBest: isAboutBest(thought, at) };
}

/** The places of the moves, the best first; those that were not looked at last. */
function inOrder({ worths, mix }: Thought): readonly number[] {
  const rank = (place: number): number => worths[place] ?? Number.NEGATIVE_INFINITY;
  return [...mix.keys()].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? mix[other] - mix[one] : second - first;
  });
}
