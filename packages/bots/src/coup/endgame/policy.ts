import { type Character, charactersWith } from "@darbar/coup";
import { type MeasuredStrategy, measureStrategy, type Strategy } from "./best-response.ts";
import { KINDS, kindOf, type Position, type Side } from "./position.ts";
import { keptFirst } from "./renewal.ts";
import { FEWEST_TURNS } from "./solve.ts";
import { layOut, newRows, type Tree } from "./tree.ts";
import { worthsFor } from "./worths-known.ts";

/** What a player knows when it is to choose: its card, and what was played since the position. */
export interface InformationSet {
  readonly position: Position;
  /** 0: who was to move in the position. */
  readonly side: Side;
  readonly card: Character;
  /** The moves so far by name ("tax", "pass", "block duke"), and who made them. */
  readonly path: readonly { readonly side: Side; readonly move: string }[];
  readonly moves: readonly string[];
}

/** A way to play: how often each of the moves, in their order. */
export type Policy = (set: InformationSet) => readonly number[];

/**
 * What the best answer to a way of playing gains in a position, over both places: 0 if it cannot be taken advantage
 * of, 1 if it always loses. The best answer is exact, so many turns deep. In an exchange the policy is not asked what to
 * keep: it is taken to keep by a fixed order of characters.
 */
export function exploitabilityOf(position: Position, policy: Policy, turns = FEWEST_TURNS): MeasuredStrategy {
  const tree = layOut(position, turns, worthsFor(position));
  return measureStrategy(tree, strategyOf(tree, position, policy));
}

/** Asks a policy everywhere in a tree. */
function strategyOf(tree: Tree, position: Position, policy: Policy): Strategy {
  const strategy = newRows(tree);
  const deck = charactersWith(position.exchanger);
  const aim = kindOf(keptFirst(position.exchanger)[0], position.exchanger);
  for (let node = 0; node < tree.size; node++) {
    if (tree.side[node] === -1) continue;
    const first = tree.firstChild[node];
    if (tree.leadsTo[first] !== -1) {
      strategy.fill(1, (first + aim) * KINDS, (first + aim + 1) * KINDS);
      continue;
    }
    const set = {
      position,
      side: tree.side[node] as Side,
      path: pathTo(tree, node),
      moves: tree.moves.slice(first, first + tree.children[node]),
    };
    for (const [kind, card] of deck.entries()) {
      const mix = policy({ ...set, card });
      const sum = mix.reduce((total, share) => total + share, 0);
      for (const [place, share] of mix.entries()) strategy[(first + place) * KINDS + kind] = share / sum;
    }
  }
  return strategy;
}

/** The moves that everybody saw on the way to a node. */
function pathTo(tree: Tree, node: number): InformationSet["path"] {
  const path: { side: Side; move: string }[] = [];
  for (let at = node; at > 0; at = tree.parent[at]) {
    if (tree.moves[at] !== "") path.unshift({ side: tree.side[tree.parent[at]] as Side, move: tree.moves[at] });
  }
  return path;
}
