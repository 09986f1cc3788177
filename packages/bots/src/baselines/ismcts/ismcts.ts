import { coup, type Move, type State } from "@darbar/coup";
import { advance, type Draw, type Seat } from "@darbar/kernel";
import type { Bot, Sight } from "../../bot.ts";
import { below } from "../random-moves.ts";
import { bound, childrenOf, newNode, reward, type TreeNode } from "./tree.ts";

/** How many worlds it imagines before each move, if nobody says. */
const ITERATIONS = 4_000;

/**
 * A player of Coup by information-set Monte Carlo tree search: it imagines worlds that its view could be, each as likely as
 * the others, grows one tree over all of them, and plays every one to its end at random. It takes everyone for random.
 */
export function ismctsCoup(iterations = ITERATIONS): Bot<State, Move> {
  return { choose: (sight, draw) => search(sight, iterations, draw) };
}

function search({ seat, view, legal }: Sight<State, Move>, iterations: number, draw: Draw): Move {
  if (legal.length === 1) return legal[0];
  const root = newNode(seat);
  for (let iteration = 0; iteration < iterations; iteration++) explore(root, coup.imagine(view, draw), seat, draw);
  const children = childrenOf(root, seat, legal);
  const visits = children.map((child) => child.visits);
  return legal[visits.indexOf(Math.max(...visits))];
}

/** Walks down the tree in one world, adds a node to it, plays the rest at random and counts who has won. */
function explore(root: TreeNode, world: State, me: Seat, draw: Draw): void {
  const path: TreeNode[] = [];
  let node: TreeNode | null = root;
  while (world.winner === null) {
    const seat = node === root ? me : coup.waiting(world)[0];
    const legal = coup.legal(world, seat);
    let place = 0;
    if (legal.length > 1) {
      if (node === null) place = below(legal.length, draw);
      else {
        const children: readonly TreeNode[] = childrenOf(node, seat, legal);
        const isNew = children.some((child) => child.visits === 0);
        place = isNew ? untried(children, draw) : mostPromising(children);
        for (const child of children) child.available++;
        path.push(children[place]);
        node = isNew ? null : children[place];
      }
    }
    play(world, seat, legal[place], draw);
  }
  reward(path, world.winner);
}

function untried(children: readonly TreeNode[], draw: Draw): number {
  const open = [...children.keys()].filter((place) => children[place].visits === 0);
  return open[below(open.length, draw)];
}

function mostPromising(children: readonly TreeNode[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < children.length; place++) {
    const promise = bound(children[place]);
    if (promise > most) {
      most = promise;
      best = place;
    }
  }
  return best;
}

function play(world: State, seat: Seat, move: Move, draw: Draw): void {
  const decided = advance(coup, world, seat, move, draw);
  if (!decided.ok) throw new Error(`a legal move was refused: ${decided.error.code}`);
}
