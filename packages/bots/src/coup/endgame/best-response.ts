import { passagesOf, reachRenewed, valueOfAim } from "./passage.ts";
import { across, KINDS, type Side } from "./position.ts";
import { valueOfEnd } from "./regret.ts";
import { newRows, type Tree } from "./tree.ts";

/** One number for each card; in this file because the loops below read it all the time. */
const ROW = KINDS;

/**
 * How both sides play everywhere in a tree: a row for each node, by the card of whoever chooses to go there. The rows
 * of a node's children add up to 1 for each card.
 */
export type Strategy = Float64Array;

/** What two strategies are worth to the first player, and what the best answer to each would be worth. */
export interface MeasuredStrategy {
  /** The first mover's mean payoff, between 1 (wins always) and -1. */
  readonly value: number;
  /** The first mover's mean payoff with the best answer to the other's strategy. */
  readonly bestForMover: number;
  /** The other's mean payoff with the best answer to the first mover's strategy. */
  readonly bestForOther: number;
  /** The best responder's mean payoff over both places: 0 for play that cannot be taken advantage of. */
  readonly exploitability: number;
}

/** Measures a strategy by exact best responses in the whole of the tree. */
export function measureStrategy(tree: Tree, strategy: Strategy): MeasuredStrategy {
  const value = sum(valueByCard(tree, strategy, 0, false));
  const bestForMover = sum(valueByCard(tree, strategy, 0, true));
  const bestForOther = sum(valueByCard(tree, strategy, 1, true));
  return { value, bestForMover, bestForOther, exploitability: (bestForMover + bestForOther) / 2 };
}

/** What a side's cards are worth at the root, each times its chance: playing the strategy, or the best answer to it. */
export function valueByCard(tree: Tree, strategy: Strategy, own: Side, answersBest: boolean): Float64Array {
  return valueEverywhere(tree, strategy, own, answersBest).slice(0, ROW);
}

/** What a side's cards are worth at every node, each times its chance and how likely the other side plays there. */
export function valueEverywhere(tree: Tree, strategy: Strategy, own: Side, answersBest: boolean): Float64Array {
  const { payoffs, payoff, leadsTo, firstChild, children, side } = tree;
  const passages = passagesOf(tree);
  const matrices = own === 0 ? payoffs.forMover : payoffs.forOther;
  const reach = reachOf(tree, strategy, across(own));
  const value = newRows(tree);
  for (let node = tree.size - 1; node >= 0; node--) {
    if (payoff[node] !== -1) {
      valueOfEnd(matrices[payoff[node]], reach, value, node * ROW);
      continue;
    }
    if (leadsTo[node] !== -1) {
      valueOfAim(tree, passages, value, node, own);
      continue;
    }
    const first = firstChild[node] * ROW;
    const end = first + children[node] * ROW;
    for (let card = 0; card < ROW; card++) {
      let worth = side[node] === own && answersBest ? Number.NEGATIVE_INFINITY : 0;
      for (let to = first + card; to < end; to += ROW) {
        if (side[node] !== own) worth += value[to];
        else if (answersBest) worth = Math.max(worth, value[to]);
        else worth += strategy[to] * value[to];
      }
      value[node * ROW + card] = worth;
    }
  }
  return value;
}

/** How likely one side plays to each node with each card. */
export function reachOf(tree: Tree, strategy: Strategy, by: Side): Float64Array {
  const { size, side, firstChild, children, renewedFrom } = tree;
  const passages = passagesOf(tree);
  const reach = newRows(tree).fill(1, 0, ROW);
  for (let node = 0; node < size; node++) {
    if (renewedFrom[node] !== -1) reachRenewed(tree, passages, reach, node, by);
    for (let child = firstChild[node]; child < firstChild[node] + children[node]; child++) {
      for (let card = 0; card < ROW; card++) {
        const share = side[node] === by ? strategy[child * ROW + card] : 1;
        reach[child * ROW + card] = reach[node * ROW + card] * share;
      }
    }
  }
  return reach;
}

function sum(row: Float64Array): number {
  return row.reduce((total, worth) => total + worth, 0);
}
