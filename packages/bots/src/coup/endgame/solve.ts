import { type Character, charactersWith } from "@darbar/coup";
import { averageStrategy } from "./average.ts";
import {
  type MeasuredStrategy,
  measureStrategy,
  reachOf,
  type Strategy,
  valueByCard,
  valueEverywhere,
} from "./best-response.ts";
import { across, KINDS, kindOf, type Position, type Side } from "./position.ts";
import { newRegrets, playRound } from "./regret.ts";
import { layOut, type Tree } from "./tree.ts";
import { worthsFor } from "./worths-known.ts";

/** How long to work on a position: so many rounds of CFR+, or so much time. */
export type Effort = { readonly iterations: number } | { readonly milliseconds: number; now(): number };

/** How to play a position, for both sides and with every card. */
export interface Solution {
  readonly position: Position;
  readonly tree: Tree;
  readonly strategy: Strategy;
  /** How many rounds were played. */
  readonly iterations: number;
}

/** The fewest turns to look ahead. */
export const FEWEST_TURNS = 3;
/** No more turns than make a tree of this size. */
const LARGEST_TREE = 3000;
/** With less time than this many rounds need, the answer would be no better than a guess. */
const FEWEST_ROUNDS = 60;

/** Solves a position by CFR+ over both players' cards. Nothing that an opponent never plays is left out. */
export function solve(position: Position, effort: Effort, turns = 0): Solution {
  const began = "now" in effort ? effort.now() : 0;
  const tree = turns > 0 ? layOut(position, turns, worthsFor(position)) : largestTree(position);
  const regrets = newRegrets(tree);
  const isDone = (): boolean => {
    if ("iterations" in effort) return regrets.rounds >= effort.iterations;
    return regrets.rounds >= FEWEST_ROUNDS && effort.now() - began >= effort.milliseconds;
  };
  while (!isDone()) playRound(regrets);
  return { position, tree, strategy: averageStrategy(regrets), iterations: regrets.rounds };
}

/** The tree that looks ahead as far as it can without growing too large. */
function largestTree(position: Position): Tree {
  const worths = worthsFor(position);
  let tree = layOut(position, FEWEST_TURNS, worths);
  for (let turns = FEWEST_TURNS + 1; turns <= MOST_TURNS && tree.size * GROWTH < LARGEST_TREE; turns++) {
    const larger = layOut(position, turns, worths);
    if (larger.size === tree.size) break;
    tree = larger;
  }
  return tree;
}

/** One more turn makes a tree at most about so many times as large. */
const GROWTH = 8;
const MOST_TURNS = 8;

/** What a solution is worth, and what a best answer to it could gain: exactly, in the whole of its tree. */
export function measureSolution({ tree, strategy }: Solution): MeasuredStrategy {
  return measureStrategy(tree, strategy);
}

/** How to play with a card after these moves: every move there and how often; none if they lead nowhere. */
export function mixAfter(
  { position, tree, strategy }: Solution,
  path: readonly string[],
  card: Character,
): ReadonlyMap<string, number> {
  const node = nodeAfter(tree, path);
  const mix = new Map<string, number>();
  if (node === -1) return mix;
  const kind = kindOf(card, position.exchanger);
  for (let child = tree.firstChild[node]; child < tree.firstChild[node] + tree.children[node]; child++) {
    mix.set(tree.moves[child], strategy[child * KINDS + kind]);
  }
  return mix;
}

/** The other side hardly ever plays to where it is: what comes of it there would be rounding. */
const HARDLY_EVER = 1e-9;

/**
 * What every move is worth to a side with a card after these moves, between 1 (wins always) and -1, when both play the
 * solution from there on; none if they lead nowhere, or to where the solution never goes. No card may have been exchanged.
 */
export function worthAfter(
  { position, tree, strategy }: Solution,
  path: readonly string[],
  side: Side,
  card: Character,
): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  const node = nodeAfter(tree, path);
  if (node === -1 || tree.side[node] !== side) return worth;
  const kind = kindOf(card, position.exchanger);
  const reach = reachOf(tree, strategy, across(side));
  let chance = 0;
  for (let other = 0; other < KINDS; other++) {
    const pair = position.prior[side === 0 ? kind * KINDS + other : other * KINDS + kind];
    chance += pair * reach[node * KINDS + other];
  }
  if (chance < HARDLY_EVER) return worth;
  const value = valueEverywhere(tree, strategy, side, false);
  for (let child = tree.firstChild[node]; child < tree.firstChild[node] + tree.children[node]; child++) {
    worth.set(tree.moves[child], value[child * KINDS + kind] / chance);
  }
  return worth;
}

/** What each card is worth to a side that holds it, between 1 (wins always) and -1; 0 for a card it cannot hold. */
export function worthByCard({ position, tree, strategy }: Solution, side: Side): ReadonlyMap<Character, number> {
  const values = valueByCard(tree, strategy, side, false);
  return new Map(
    charactersWith(position.exchanger).map((character, kind) => {
      let chance = 0;
      for (let other = 0; other < KINDS; other++) {
        chance += position.prior[side === 0 ? kind * KINDS + other : other * KINDS + kind];
      }
      return [character, chance > 0 ? values[kind] / chance : 0];
    }),
  );
}

/** The node that these moves lead to; -1 if they lead nowhere. What is kept in an exchange is not among the moves. */
function nodeAfter(tree: Tree, path: readonly string[]): number {
  let node = 0;
  for (const move of path) {
    const first = tree.firstChild[node];
    const next = tree.moves.slice(first, first + tree.children[node]).indexOf(move);
    if (next === -1) return -1;
    node = afterExchange(tree, first + next);
  }
  return node;
}

function afterExchange({ leadsTo, firstChild, children }: Tree, node: number): number {
  return children[node] > 0 && leadsTo[firstChild[node]] !== -1 ? leadsTo[firstChild[node]] : node;
}
