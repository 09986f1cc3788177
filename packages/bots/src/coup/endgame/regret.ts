import { type Passages, passagesOf, reachRenewed, valueOfAim } from "./passage.ts";
import { KINDS, type Side } from "./position.ts";
import { newRows, type Tree } from "./tree.ts";

/** One number for each card; in this file because the loops below read it all the time. */
const ROW = KINDS;

/**
 * The state of CFR+ over a laid-out tree. Each node has a row of numbers by the card of whoever chose to go there; a
 * node's row says how the side that decides at its parent plays and regrets that move.
 */
export interface Regrets {
  readonly tree: Tree;
  readonly passages: Passages;
  readonly regret: Float64Array;
  readonly strategy: Float64Array;
  /** Adds up what was played, the later the heavier. */
  readonly total: Float64Array;
  readonly reach: Float64Array;
  readonly value: Float64Array;
  rounds: number;
}

/** Nothing regretted yet: every move is as good as another. */
export function newRegrets(tree: Tree): Regrets {
  const strategy = newRows(tree);
  for (let node = 0; node < tree.size; node++) {
    const first = tree.firstChild[node] * ROW;
    strategy.fill(1 / tree.children[node], first, first + tree.children[node] * ROW);
  }
  return {
    tree,
    passages: passagesOf(tree),
    regret: newRows(tree),
    strategy,
    total: newRows(tree),
    reach: newRows(tree),
    value: newRows(tree),
    rounds: 0,
  };
}

/** One round: each side in turn learns what it should rather have done. */
export function playRound(regrets: Regrets): void {
  regrets.rounds++;
  reachAll(regrets, 1);
  learnBack(regrets, 0);
  reachAll(regrets, 0);
  learnBack(regrets, 1);
}

/** How likely a side plays to each node, with each card; also adds that to its total, the later the heavier. */
function reachAll({ tree, passages, strategy, total, reach, rounds }: Regrets, by: Side): void {
  const { size, side, firstChild, children, renewedFrom } = tree;
  const weight = rounds ** 2;
  reach.fill(1, 0, ROW);
  for (let node = 0; node < size; node++) {
    if (renewedFrom[node] !== -1) reachRenewed(tree, passages, reach, node, by);
    const decides = side[node];
    if (decides === -1) continue;
    const from = node * ROW;
    const end = (firstChild[node] + children[node]) * ROW;
    if (decides === by) {
      for (let to = firstChild[node] * ROW; to < end; to += ROW) {
        for (let card = 0; card < ROW; card++) {
          const reached = reach[from + card] * strategy[to + card];
          reach[to + card] = reached;
          total[to + card] += weight * reached;
        }
      }
    } else {
      for (let to = firstChild[node] * ROW; to < end; to += ROW) {
        for (let card = 0; card < ROW; card++) reach[to + card] = reach[from + card];
      }
    }
  }
}

/** Values from the ends back to the root for one side, and its regrets on the way. No branch is left out. */
function learnBack({ tree, passages, regret, strategy, reach, value }: Regrets, own: Side): void {
  const { size, side, firstChild, children, payoff, leadsTo, payoffs } = tree;
  const matrices = own === 0 ? payoffs.forMover : payoffs.forOther;
  for (let node = size - 1; node >= 0; node--) {
    if (payoff[node] !== -1) {
      valueOfEnd(matrices[payoff[node]], reach, value, node * ROW);
      continue;
    }
    if (leadsTo[node] !== -1) {
      valueOfAim(tree, passages, value, node, own);
      continue;
    }
    const at = node * ROW;
    const first = firstChild[node] * ROW;
    const end = first + children[node] * ROW;
    for (let card = 0; card < ROW; card++) {
      let sum = 0;
      if (side[node] !== own) {
        for (let to = first + card; to < end; to += ROW) sum += value[to];
        value[at + card] = sum;
        continue;
      }
      for (let to = first + card; to < end; to += ROW) sum += strategy[to] * value[to];
      value[at + card] = sum;
      let regretted = 0;
      for (let to = first + card; to < end; to += ROW) {
        const more = regret[to] + value[to] - sum;
        regret[to] = more > 0 ? more : 0;
        regretted += regret[to];
      }
      if (regretted > 0) for (let to = first + card; to < end; to += ROW) strategy[to] = regret[to] / regretted;
      else for (let to = first + card; to < end; to += ROW) strategy[to] = 1 / children[node];
    }
  }
}

/** What an end is worth with each own card, against everything that the opponent brings there. */
export function valueOfEnd(matrix: Float64Array, reach: Float64Array, value: Float64Array, at: number): void {
  const first = reach[at];
  const second = reach[at + 1];
  const third = reach[at + 2];
  const fourth = reach[at + 3];
  const fifth = reach[at + 4];
  for (let card = 0, row = 0; card < ROW; card++, row += ROW) {
    value[at + card] =
      matrix[row] * first +
      matrix[row + 1] * second +
      matrix[row + 2] * third +
      matrix[row + 3] * fourth +
      matrix[row + 4] * fifth;
  }
}
