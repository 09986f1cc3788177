import { KINDS, type Side } from "./position.ts";
import { chancesOf } from "./renewal.ts";
import type { Tree } from "./tree.ts";

/** One number for each card; in this file because the loops below read it all the time. */
const ROW = KINDS;

/**
 * How an exchange leads from card to card, `[whose + 2 * exchanged before][(aim * KINDS + from) * KINDS + to]`. The
 * first time the chance of the former card comes along, because the pairs after an exchange no longer tell it.
 */
export type Passages = readonly Float64Array[];

export function passagesOf({ exchanges, payoffs }: Tree): Passages {
  const again = Float64Array.from(exchanges.flatMap((chances) => [...chances]));
  const first = ([0, 1] as const).map((side) => {
    const had = chancesOf(payoffs.position, side);
    return again.map((chance, at) => chance * had[Math.floor(at / ROW) % ROW]);
  });
  return [first[0], first[1], again, again];
}

/** How one side reaches the node after an exchange: through all the aims, if it was its own, else as before. */
export function reachRenewed(tree: Tree, passages: Passages, reach: Float64Array, node: number, by: Side): void {
  const first = tree.renewedFrom[node];
  const exchange = tree.exchange[first];
  const at = node * ROW;
  if ((exchange & 1) !== by) {
    for (let card = 0; card < ROW; card++) reach[at + card] = reach[first * ROW + card];
    return;
  }
  const passage = passages[exchange];
  for (let to = 0; to < ROW; to++) {
    let sum = 0;
    // The aims lie side by side, so that aim and card together count through both tables.
    for (let from = 0; from < ROW * ROW; from++) sum += reach[first * ROW + from] * passage[from * ROW + to];
    reach[at + to] = sum;
  }
}

/** What an aim is worth to one side: what its cards may become, or, for the other, what follows, once for all aims. */
export function valueOfAim(tree: Tree, passages: Passages, value: Float64Array, node: number, own: Side): void {
  const exchange = tree.exchange[node];
  const next = tree.leadsTo[node] * ROW;
  const at = node * ROW;
  const aim = node - tree.firstChild[tree.parent[node]];
  if ((exchange & 1) !== own) {
    for (let card = 0; card < ROW; card++) value[at + card] = aim === 0 ? value[next + card] : 0;
    return;
  }
  const passage = passages[exchange];
  for (let from = 0; from < ROW; from++) {
    const row = (aim * ROW + from) * ROW;
    let sum = 0;
    for (let to = 0; to < ROW; to++) sum += passage[row + to] * value[next + to];
    value[at + from] = sum;
  }
}
