import type { Strategy } from "./best-response.ts";
import { KINDS } from "./position.ts";
import type { Regrets } from "./regret.ts";

/** One number for each card; in this file because the loops below read it all the time. */
const ROW = KINDS;

/**
 * What was played in all rounds together: this, not the last round, is what cannot be taken advantage of. Where one
 * would never come by one's own choice, the last round says what was learned there.
 */
export function averageStrategy({ tree, total, strategy: last }: Regrets): Strategy {
  const strategy = new Float64Array(total.length);
  for (let node = 0; node < tree.size; node++) {
    const first = tree.firstChild[node] * ROW;
    const end = first + tree.children[node] * ROW;
    for (let card = 0; card < ROW; card++) {
      let sum = 0;
      for (let to = first + card; to < end; to += ROW) sum += total[to];
      for (let to = first + card; to < end; to += ROW) {
        strategy[to] = sum > 0 ? total[to] / sum : last[to];
      }
    }
  }
  return strategy;
}
