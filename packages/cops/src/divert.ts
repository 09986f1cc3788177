import { type Draw, ok, refuse, type Seat } from "@darbar/kernel";
import { ask, begin, type Decision, emit } from "./decision.ts";
import type { Move } from "./move.ts";
import { DIVERT } from "./move-table.ts";
import { neighbour } from "./player.ts";
import { type Decided, notAnAnswer } from "./refusal.ts";
import { resolved } from "./resolve.ts";
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

/** The neighbours that can be hit instead. */
export function legalDiversions(view: State, seat: Seat): readonly Move[] {
  return neighbours(view, seat).map((target) => DIVERT[target]);
}

/** The player has chosen. */
export function decideDiversion(state: State, seat: Seat, move: Move, draw: Draw): Decided {
  if (move.do !== "divert") return notAnAnswer(state, move);
  if (!neighbours(state, seat).includes(move.target)) return refuse("not-a-neighbour", { target: move.target });
  const decision = begin(state, draw);
  emit(decision, { type: "diverted", seat, target: move.target });
  resolved(decision);
  return ok(decision.events);
}
