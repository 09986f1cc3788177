import type { CoupEvent, Move, State } from "@darbar/coup";
import type { Bot, Sight } from "../../bot.ts";
import { evaluate, newEvaluator, pick } from "./evaluator.ts";
import type { Network } from "./network.ts";
import { trackRecordOf } from "./track-record.ts";

/** What a policy makes of a decision: the chance of each legal move, in their order, and the chance to win. */
interface Mix {
  readonly chances: readonly number[];
  readonly value: number;
}

/** A policy: how it would mix the legal moves. */
export type Policy = (sight: Sight<State, Move, CoupEvent>) => Mix;

/** The policy of a network; below a temperature of 1 it is surer of itself than it was in training. */
export function networkPolicy(network: Network, { temperature }: { readonly temperature: number }): Policy {
  const evaluator = newEvaluator(network);
  return ({ view, seat, legal, past }) => {
    evaluate(evaluator, view, seat, trackRecordOf(past, view.players.length), legal, temperature);
    return { chances: Array.from(evaluator.work.chances.subarray(0, legal.length)), value: evaluator.work.value };
  };
}

/** A player who plays a policy as it is: quick, and without looking ahead. */
export function policyBot(policy: Policy): Bot<State, Move, CoupEvent> {
  return {
    choose(sight, draw) {
      if (sight.legal.length === 1) return sight.legal[0];
      return sight.legal[pick(policy(sight).chances, sight.legal.length, draw)];
    },
  };
}
