import { at, type Seat } from "@darbar/kernel";
import { ask, type Decision, emit } from "./decision.ts";
import type { Move } from "./move.ts";
import { DIVERT } from "./move-table.ts";
import { neighbour } from "./player.ts";
import type { State } from "./state.ts";

/** Who would be hit lets a neighbour be hit instead: the only one at once, otherwise one of their choice (cops 5). */
export function divert(decision: Decision): void {
  const seat = decision.table.hit;
  if (seat === null) return;
  const [left, right] = neighbours(decision.table, seat);
  if (left === right) emit(decision, { type: "diverted", seat, target: left });
  else ask(decision, "divert", seat);
}

/** The nearest living players on both sides. */
export function neighbours(view: State, seat: Seat): readonly [Seat, Seat] {
  return [neighbour(view, seat, 1), neighbour(view, seat, -1)];
}

export function legalDiversions(view: State, seat: Seat): readonly Move[] {
  return neighbours(view, seat).map((target) => at(DIVERT, target));
}
