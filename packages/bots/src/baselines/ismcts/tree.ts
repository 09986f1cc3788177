import type { Move } from "@darbar/coup";
import type { Seat } from "@darbar/kernel";

/**
 * A node of the tree: everything that looks the same to the one who searches after the same moves. It counts from the
 * point of view of who moved there.
 */
export interface TreeNode {
  readonly mover: Seat;
  visits: number;
  wins: number;
  /** How often the move that leads here could have been made: not in every imagined world it can. */
  available: number;
  /** By who moves on from here, for that depends on the world; equal moves of Coup are one and the same object. */
  readonly children: (Map<Move, TreeNode> | undefined)[];
}

export function newNode(mover: Seat): TreeNode {
  return { mover, visits: 0, wins: 0, available: 0, children: [] };
}

/** The nodes that these moves of a seat lead to, in their order. */
export function childrenOf(node: TreeNode, seat: Seat, moves: readonly Move[]): readonly TreeNode[] {
  node.children[seat] ??= new Map();
  const known = node.children[seat];
  return moves.map((move) => {
    const child = known.get(move) ?? newNode(seat);
    if (child.available === 0) known.set(move, child);
    return child;
  });
}

/** How much is tried that has not won most. */
const CURIOSITY = 0.7;

/** The upper confidence bound of a node, for moves that are not always there. */
export function bound({ visits, wins, available }: TreeNode): number {
  return wins / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits);
}

/** Tells the visited nodes who has won. */
export function reward(path: readonly TreeNode[], winner: Seat): void {
  for (const node of path) {
    node.visits++;
    if (node.mover === winner) node.wins++;
  }
}
