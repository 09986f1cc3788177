import { charactersWith } from "@darbar/coup";
import { newPayoffs, type Payoffs, payoffOf } from "./payoff.ts";
import { across, KINDS, type Position, type Side } from "./position.ts";
import { exchanges, type Renewed, renew } from "./renewal.ts";
import { type Continuation, turnOf } from "./turn.ts";
import { ENOUGH, type Worths } from "./worths.ts";

/**
 * What both players see of everything that can happen in the next turns, laid out breadth first: the children of a
 * node lie side by side, behind it, and stand for the moves there.
 *
 * After an exchange a player aims at a card to keep: these moves are secret, and all of them lead on to one and the
 * same node, which names the first of them in `renewedFrom`.
 */
export interface Tree {
  readonly size: number;
  /** Who decides at a node; -1 where nobody does. */
  readonly side: Int8Array;
  readonly firstChild: Int32Array;
  readonly children: Uint8Array;
  readonly parent: Int32Array;
  /** Where a line ends: which of the payoffs; -1 elsewhere. */
  readonly payoff: Int32Array;
  /** For an aim: the node that it leads to; -1 elsewhere. */
  readonly leadsTo: Int32Array;
  /** For the node after an exchange: the first of the aims; -1 elsewhere. */
  readonly renewedFrom: Int32Array;
  /** For aims: whose card it is, and (plus 2) whether it was exchanged before; -1 elsewhere. */
  readonly exchange: Int8Array;
  /** The move that leads to a node. */
  readonly moves: readonly string[];
  readonly payoffs: Payoffs;
  /** How likely an exchange leads from card to card, by aim. */
  readonly exchanges: readonly Float64Array[];
}

interface Pending {
  readonly continuation: Continuation | { readonly type: "aim"; readonly side: Side };
  readonly turnsLeft: number;
  readonly renewed: Renewed;
  readonly parent: number;
  readonly move: string;
  readonly renewedFrom: number;
}

/** Lays out so many turns of a position. Where they end, the worths say how things stand. */
export function layOut(position: Position, turns: number, worths: Worths): Tree {
  const root = turnOf(position, 0, { coins: position.coins, reserve: position.reserve });
  const nodes: Pending[] = [
    { continuation: root, turnsLeft: turns - 1, renewed: 0, parent: -1, move: "", renewedFrom: -1 },
  ];
  const payoffs = newPayoffs(position, worths);
  const rows: number[][] = [[], [], [], [], [], []];
  const [side, firstChild, children, payoff, leadsTo, exchange] = rows;
  for (let node = 0; node < nodes.length; node++) {
    const { continuation, turnsLeft, renewed } = unfold(position, nodes[node]);
    side.push(continuation.type === "choice" || continuation.type === "exchange" ? continuation.side : -1);
    firstChild.push(nodes.length);
    leadsTo.push(-1);
    exchange.push(continuation.type === "aim" ? continuation.side + 2 * ((renewed >> continuation.side) & 1) : -1);
    payoff.push(-1);
    children.push(0);
    const follow = (move: string, next: Pending["continuation"], then = renewed, renewedFrom = -1): void => {
      nodes.push({ continuation: next, turnsLeft, renewed: then, parent: node, move, renewedFrom });
    };
    switch (continuation.type) {
      case "choice":
        for (const { move, next } of continuation.ways) follow(move, next);
        children[node] = continuation.ways.length;
        break;
      case "exchange": {
        const { side: own, purses } = continuation;
        for (const card of charactersWith(position.exchanger)) follow(`keep ${card}`, { type: "aim", side: own });
        children[node] = KINDS;
        follow("", { type: "turn", side: across(own), purses }, renew(renewed, own), firstChild[node]);
        break;
      }
      case "aim":
        leadsTo[node] = firstChild[nodes[node].parent] + KINDS;
        break;
      default:
        payoff[node] = payoffOf(payoffs, continuation, renewed);
    }
  }
  return {
    size: nodes.length,
    side: Int8Array.from(side),
    firstChild: Int32Array.from(firstChild),
    children: Uint8Array.from(children),
    parent: Int32Array.from(nodes, (node) => node.parent),
    payoff: Int32Array.from(payoff),
    leadsTo: Int32Array.from(leadsTo),
    renewedFrom: Int32Array.from(nodes, (node) => node.renewedFrom),
    exchange: Int8Array.from(exchange),
    moves: nodes.map((node) => node.move),
    payoffs,
    exchanges: exchanges(position),
  };
}

/** A turn that is still to be laid out becomes its first choice. */
function unfold(position: Position, pending: Pending): Pending {
  const { continuation, turnsLeft } = pending;
  if (continuation.type !== "turn") return pending;
  const { side, purses } = continuation;
  // Nothing stops a coup (coup 2): whoever can pay for one when their turn comes has won.
  if (purses.coins[side] >= ENOUGH) return { ...pending, continuation: { type: "won", side } };
  if (turnsLeft === 0) return pending;
  return { ...pending, continuation: turnOf(position, side, purses), turnsLeft: turnsLeft - 1 };
}

/** A row of numbers for each node, one for each card. */
export function newRows(tree: Tree): Float64Array {
  return new Float64Array(tree.size * KINDS);
}
