import type { State } from "@darbar/cops";
import { type Conclusions, conclude, NOTHING_SEEN } from "@darbar/cops/deduce";

/** Players are replaced, never changed: what was concluded from them once stays so. */
const CONCLUDED = new WeakMap<State["players"], Conclusions>();

/** What follows from what a view shows now; whoever has seen more may conclude more. */
export function concludedFrom(view: State): Conclusions {
  const before = CONCLUDED.get(view.players);
  if (before !== undefined) return before;
  const conclusions = conclude(view, NOTHING_SEEN);
  CONCLUDED.set(view.players, conclusions);
  return conclusions;
}
